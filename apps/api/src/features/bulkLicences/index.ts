export { bulkChangesKeptMilliseconds } from './bulkChangesKept'
export { bulkLicenceRoutes } from './bulkRoutes'
export { runBulkChanges } from './runBulkChanges'
export { storeBulkChange } from './storeBulkChange'
