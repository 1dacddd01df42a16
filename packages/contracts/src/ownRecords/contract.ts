import { contract, file } from '../wire/contract'

/** How often somebody may in a day. */
export const mostDownloads = 3

export const ownRecordsContract = contract({
  downloadOwnRecords: {
    method: 'POST',
    path: '/api/v1/PersonalCenter/DownloadOwnRecords',
    summary: `All that is kept about the caller, as a zip: an index to read, a table for each list, and everything as JSON. At most ${mostDownloads} times a day; the person is told.`,
    access: 'user',
    proof: 'recent',
    answers: 'file',
    response: file,
  },
})

/** Codes of refused calls about one's records. */
export const ownRecordsErrors = {
  tooOften: 54210,
} as const
