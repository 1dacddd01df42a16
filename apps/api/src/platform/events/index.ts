export { eventsChannel, eventsKeptMilliseconds } from './channel'
export { publish, publishSessionsEnded } from './publish'
export { isComplete, readEvents, standingOf, type UserEvent } from './readEvents'
