export { BillingFeature as Billing } from '@atrium/features/billing'
