import { ownRecordsContract } from '@atrium/contracts/ownRecords/contract'
import { implement } from '../../ports/implement'
import { downloadOwnRecords } from './downloadOwnRecords'

export const ownRecordRoutes = implement(ownRecordsContract, {
  downloadOwnRecords: { first: downloadOwnRecords },
})
