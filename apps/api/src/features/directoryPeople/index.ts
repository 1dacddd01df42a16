export { directoryPeopleRoutes } from './directoryPeopleRoutes'
export { leaversKeptMilliseconds } from './leavers'
