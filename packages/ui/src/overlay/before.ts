import type { SyntheticEvent } from 'react'

/** A handler that lets the given one go first, and does ours unless that one prevented it. */
export function before<E extends Pick<SyntheticEvent, 'defaultPrevented'>>(
  given: ((event: E) => void) | undefined,
  ours: (event: E) => void,
) {
  return (event: E) => {
    given?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}
