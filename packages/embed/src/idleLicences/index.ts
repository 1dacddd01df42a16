export { LicenceUseFeature as IdleLicences } from '@atrium/features/licenceUse'
