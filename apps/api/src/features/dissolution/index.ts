export { findPending } from './cancelRequest'
export { dissolutionRoutes } from './dissolutionRoutes'
export { dissolutionDeskRoutes } from './dissolutionsAtDesk'
