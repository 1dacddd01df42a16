import type { SyntheticEvent } from 'react'

/** Runs the given handler first, and ours unless that one prevented the default. */
export function before<E extends Pick<SyntheticEvent, 'defaultPrevented'>>(
  given: ((event: E) => void) | undefined,
  ours: (event: E) => void,
) {
  return (event: E) => {
    given?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}
