export { applicationRoutes } from './applicationRoutes'
export { countPending } from './countPending'
