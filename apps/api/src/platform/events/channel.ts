import type { EventTarget } from '@atrium/contracts/realtime/contract'

/** The notification channel for new events: user ids, separated by commas. */
export const eventsChannel = 'atrium_events'

/** The notification channel for events that aren't stored: a {@link PassingEvent} in JSON. */
export const passingChannel = 'atrium_passing_events'

/** As long as a session can live, so that nobody who is signed in misses one. */
export const eventsKeptMilliseconds = 7 * 86_400_000

/** An event for the pages that are connected at this moment. */
export interface PassingEvent {
  readonly userIds: readonly string[]
  readonly target: EventTarget
  readonly payload: object
}
