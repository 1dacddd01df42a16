export { allocationRoutes } from './allocationRoutes'
