export { BillingFeature } from './BillingFeature'
export { english as billingEnglish } from './english'
export { BillChoice } from './parts/BillChoice'
