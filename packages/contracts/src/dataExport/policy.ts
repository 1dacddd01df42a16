import { withPolicy } from '../wire/policy'
import { dataExportContract } from './contract'

export const dataExportOperations = withPolicy(dataExportContract, {
  downloadOwnRecords: {
    summary:
      'Downloads everything stored about the caller as a zip: an index to read, a table per list, and all of it as JSON. At most 3 times a day. The person is notified.',
    access: 'user',
    proof: 'recent',
  },
})
