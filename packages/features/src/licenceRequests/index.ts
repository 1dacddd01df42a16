export { LicenceRequestsFeature } from './LicenceRequestsFeature'
export { LicenceRequestsLink } from './parts/LicenceRequestsLink'
export { licenceRequestsRoutes } from './routes'
