import { useEffect } from 'react'

/** A followed link is gone with the page it stood on: the keyboard goes on at the content that came instead. */
export function FocusOnArrival() {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    // On a page that was only just opened the first Tab belongs to the link that skips to the content.
    if (isLost && navigator.userActivation.hasBeenActive) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return null
}
