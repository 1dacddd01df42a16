/** Invalid usage; the message explains the right one. */
export class UsageError extends Error {}
