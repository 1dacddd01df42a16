import { ownRecordsOperations } from '@atrium/contracts/ownRecords/policy'
import { implement } from '../../ports/implement'
import { downloadOwnRecords } from './downloadOwnRecords'

export const ownRecordRoutes = implement(ownRecordsOperations, {
  downloadOwnRecords: { first: downloadOwnRecords },
})
