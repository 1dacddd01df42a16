export { LicenceRequests } from './LicenceRequests'
