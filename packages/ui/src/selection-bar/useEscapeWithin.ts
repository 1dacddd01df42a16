import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Escape where the focus is within the element; a menu or dialog that it opened is elsewhere in the page. */
export function useEscapeWithin(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    const { current } = element
    const listen = (event: KeyboardEvent) => hear(event)
    current?.addEventListener('keydown', listen)
    return () => current?.removeEventListener('keydown', listen)
  }, [element])
}
