import { type RefObject, useEffect, useRef } from 'react'

/**
 * A menu that opened the field may take the focus back while it closes. For this many ms, the field takes it
 * again.
 */
const settling = 600

/**
 * Focuses a field and keeps the focus there just after it appeared, except against a person's press elsewhere
 * or Tab. The returned function says whether a blur counts.
 */
export function useHeldFocus(field: RefObject<HTMLElement | null>): () => boolean {
  const free = useRef(false)

  useEffect(() => {
    const element = field.current
    if (!element) return
    free.current = false
    const release = () => {
      free.current = true
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.composedPath()[0] !== element) release()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') release()
    }
    const onFocusOut = () => {
      if (!free.current) requestAnimationFrame(() => element.focus({ preventScroll: true }))
    }

    element.focus({ preventScroll: true })
    const settled = setTimeout(release, settling)
    document.addEventListener('pointerdown', onPointerDown, true)
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      release()
      clearTimeout(settled)
      document.removeEventListener('pointerdown', onPointerDown, true)
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [field])

  return () => free.current
}
