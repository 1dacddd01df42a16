export { eventsChannel, eventsKeptMilliseconds, type PassingEvent, passingChannel } from './channel'
export { publish, publishInPassing, publishSessionsEnded } from './publish'
export { eventRangeOf, isComplete, readEvents, type UserEvent } from './readEvents'
