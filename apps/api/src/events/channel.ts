/** The database's channel on which processes learn whom there is news for: ids of people, separated by commas. */
export const eventsChannel = 'atrium_events'
