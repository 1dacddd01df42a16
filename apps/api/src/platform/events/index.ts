export { eventsChannel, eventsKeptMilliseconds } from './channel'
export { publish, publishSessionsEnded } from './publish'
export { eventRangeOf, isComplete, readEvents, type UserEvent } from './readEvents'
