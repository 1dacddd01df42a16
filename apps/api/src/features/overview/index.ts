export { overviewRoutes } from './overviewRoutes'
export { type Term, termColumns, termOf } from './termOf'
