import { type RefObject, useEffect } from 'react'

/**
 * Focuses the first field, but only on a screen that is in view: a page whose focus is elsewhere, or that shows
 * this screen further down, is not interrupted.
 */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === null || activeElement === body
    if (isFree && field.current && isOnScreen(field.current)) field.current.focus({ preventScroll: true })
  }, [field])
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
