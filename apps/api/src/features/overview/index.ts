export { type Term, termColumns, termOf } from './ordersFor'
export { overviewRoutes, ownTaskRoutes } from './overviewRoutes'
