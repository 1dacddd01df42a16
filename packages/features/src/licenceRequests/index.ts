export { LicenceRequestsFeature } from './LicenceRequestsFeature'
export { LicenceRequestsLink } from './parts/LicenceRequestsLink'
