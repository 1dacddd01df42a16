export { billingRoutes } from './billingRoutes'
