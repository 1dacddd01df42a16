import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back on Escape while the focus is within the element, and keeps that key press from all else. Elsewhere
 * Escape belongs to what is open there, such as a dialog. Those listen on the document, hence the window here.
 */
export function useEscapeWithin(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const within = event.target instanceof Node && element.current?.contains(event.target)
      if (event.key !== 'Escape' || event.isComposing || !within) return
      event.preventDefault()
      event.stopPropagation()
      leave()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [element])
}
