export { LicenceCostsFeature as LicenceCosts } from '@atrium/features/licenceCosts'
