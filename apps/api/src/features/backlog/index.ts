export { backlogRoutes } from './backlogRoutes'
export { countWaiting } from './listWaiting'
