/**
 * Requests that a page makes by itself, because something happened elsewhere: nobody waits for the answer. They are
 * identified by their signal, which is passed down to the client.
 */
const signals = new WeakSet<AbortSignal>()

export const markFollowing = (signal: AbortSignal): unknown => signals.add(signal)

export const isFollowing = (signal: AbortSignal | undefined): boolean =>
  signal !== undefined && signals.has(signal)
