export { bulkChangesKeptMilliseconds } from './bulkChangesKept'
export { bulkLicenceRoutes } from './bulkRoutes'
export { type BulkWorker, runBulkChanges } from './runBulkChanges'
export { storeBulkChange } from './storeBulkChange'
