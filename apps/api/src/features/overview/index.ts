export { overviewRoutes, ownTaskRoutes } from './overviewRoutes'
export { type Term, termColumns, termOf } from './termOf'
