export { dissolutionRoutes } from './dissolutionRoutes'
export { findPending } from './findRequest'
