export { licenceUseRoutes } from './licenceUseRoutes'
export { plannedReturn } from './planned'
export { runPolicies } from './runPolicies'
export { runReclaims } from './runReclaims'
