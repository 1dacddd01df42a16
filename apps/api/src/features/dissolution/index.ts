export { findPending } from './cancelRequest'
export { dissolutionRoutes } from './dissolutionRoutes'
