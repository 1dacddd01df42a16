/** The database's channel on which processes learn whom there is news for: ids of people, separated by commas. */
export const eventsChannel = 'atrium_events'

/** As long as a session may live: nobody who is still signed in misses one. */
export const eventsKeptMilliseconds = 7 * 86_400_000
