export { LicenceCosts } from './LicenceCosts'
