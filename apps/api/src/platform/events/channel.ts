/** The notification channel for new events: user ids, separated by commas. */
export const eventsChannel = 'atrium_events'

/** As long as a session can live, so that nobody who is signed in misses one. */
export const eventsKeptMilliseconds = 7 * 86_400_000
