export { eventsChannel } from './channel'
export { publish, publishSessionsEnded } from './publish'
export { purgeEvents } from './purgeEvents'
export { isComplete, readEvents, standingOf, type UserEvent } from './readEvents'
