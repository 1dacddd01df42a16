export { licenceUseRoutes } from './licenceUseRoutes'
export { plannedReturn } from './planned'
export { runReclaims } from './runReclaims'
