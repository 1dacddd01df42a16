export { BulkLicences } from './BulkLicences'
export { bulkPickers } from './pickers'
export { useBulkLicences } from './useBulkLicences'
