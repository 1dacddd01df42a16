export { BillChoice as default } from '@atrium/features/billing'
