/**
 * Questions that a page asks by itself, as something happened elsewhere: nobody looks for the answer. They are known by
 * their signal, which goes with a question from whoever asks to the client.
 */
const signals = new WeakSet<AbortSignal>()

export const markFollowing = (signal: AbortSignal): unknown => signals.add(signal)

export const isFollowing = (signal: AbortSignal | undefined): boolean =>
  signal !== undefined && signals.has(signal)
