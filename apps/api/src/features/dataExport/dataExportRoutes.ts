import { dataExportOperations } from '@atrium/contracts/dataExport/policy'
import { implement } from '../../ports/implement'
import { downloadOwnRecords } from './downloadDataExport'

export const dataExportRoutes = implement(dataExportOperations, {
  downloadOwnRecords: { first: downloadOwnRecords },
})
