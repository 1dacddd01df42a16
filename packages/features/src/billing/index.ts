export { BillingFeature } from './BillingFeature'
export { BillChoice } from './parts/BillChoice'
export { billingRoutes } from './routes'
