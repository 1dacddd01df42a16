import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls back on Escape while the focus is within the element, and keeps that key press from all else. Elsewhere
 * Escape belongs to what is open there, such as a dialog. Those listen on the document, hence the window here.
 */
export function useEscapeWithin(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape)
  latest.current = onEscape

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const within = event.target instanceof Node && element.current?.contains(event.target)
      if (event.key !== 'Escape' || event.isComposing || !within) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [element])
}
