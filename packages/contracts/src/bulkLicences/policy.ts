import { withPolicy } from '../wire/policy'
import { bulkLicencesContract } from './contract'

const administrators = { access: 'administrator', permission: 'authorisation' } as const

export const bulkLicencesOperations = withPolicy(bulkLicencesContract, {
  previewBulkChange: {
    summary:
      'Returns what a bulk change would do: for each product the members who gain or lose it, the departments that own the seats, and who would get none.',
    ...administrators,
  },
  startBulkChange: {
    summary:
      'Starts assigning or cancelling products for many members, at most 5,000 lines. The service carries it out line by line, even if the page is closed or the service restarts.',
    ...administrators,
  },
  listBulkChanges: {
    summary:
      'Lists bulk changes, newest first: all of the company, or only the caller’s own for a caller with a limited scope.',
    ...administrators,
  },
  getBulkChange: {
    summary: 'Returns the progress of a bulk change, and why lines failed.',
    ...administrators,
  },
  listBulkLines: {
    summary: 'Lists the lines of a bulk change in the caller’s scope.',
    ...administrators,
    lists: 'people',
  },
  retryBulkChange: {
    summary: 'Tries the failed lines of a bulk change again.',
    ...administrators,
  },
  undoBulkChange: {
    summary:
      'Undoes a bulk change within 10 minutes, line by line. Cancelled licences return with their serial numbers and devices.',
    ...administrators,
  },
  readPhoneList: {
    summary: 'Reads the phones of a spreadsheet, and says which ones are no mobile numbers.',
    ...administrators,
  },
})
