import { withPolicy } from '../wire/policy'
import { ownRecordsContract } from './contract'

export const ownRecordsOperations = withPolicy(ownRecordsContract, {
  downloadOwnRecords: {
    summary:
      'All that is kept about the caller, as a zip: an index to read, a table for each list, and everything as JSON. At most 3 times a day; the person is told.',
    access: 'user',
    proof: 'recent',
  },
})
