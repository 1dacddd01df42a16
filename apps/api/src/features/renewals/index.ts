export { renewalRoutes } from './renewalRoutes'
