import { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { implement } from '../../ports/implement'
import { getBulkChange, listBulkChanges } from './listBulkChanges'
import { listBulkLines } from './listBulkLines'
import { previewBulkChange } from './previewBulkChange'
import { readPhoneList } from './readPhoneList'
import { retryBulkChange, undoBulkChange } from './retryAndUndo'
import { startBulkChange } from './startBulkChange'

export const bulkLicenceRoutes = implement(bulkLicencesOperations, {
  previewBulkChange,
  // They change no seats, only the lines, under the lock of the change's row.
  startBulkChange: { together: startBulkChange },
  retryBulkChange: { together: retryBulkChange },
  undoBulkChange: { together: undoBulkChange },
  listBulkChanges,
  getBulkChange,
  listBulkLines,
  readPhoneList,
})
