export { BulkLicences as default } from '@atrium/embed/bulkLicences'
