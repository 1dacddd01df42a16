export { BillingFeature as default } from '@atrium/features/billing'
