/** Seconds: so often an app says that it is in use. */
export const reportEvery = 60

/** How long a ticket is good. */
export const ticketMilliseconds = 60_000

/** So long it is kept on which devices a licence was used. */
export const usesKeptMilliseconds = 180 * 86_400_000
