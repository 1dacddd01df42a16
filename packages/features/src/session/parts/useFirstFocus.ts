import { type RefObject, useEffect } from 'react'

/**
 * Puts the cursor where one begins to type. Only on a screen that one sees anyway: a page that has its focus
 * elsewhere, or this screen further down, is not disturbed.
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
