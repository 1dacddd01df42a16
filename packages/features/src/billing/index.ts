export { BillingFeature } from './BillingFeature'
export { BillChoice } from './parts/BillChoice'
