export { RenewalsFeature as Renewals } from '@atrium/features/renewals'
