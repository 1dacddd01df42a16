export { LicenceRequests as default } from '@atrium/embed/licenceRequests'
