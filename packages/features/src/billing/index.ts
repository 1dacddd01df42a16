export { BillingFeature } from './BillingFeature'
export { billingRoutes } from './routes'
