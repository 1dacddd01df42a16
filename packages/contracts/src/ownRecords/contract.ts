import { contract, file } from '../wire/contract'

/** How often somebody may in a day. */
export const mostDownloads = 3

export const ownRecordsContract = contract({
  downloadOwnRecords: {
    method: 'POST',
    path: '/api/v1/PersonalCenter/DownloadOwnRecords',
    answers: 'file',
    response: file,
  },
})

/** Codes of refused calls about one's records. */
export const ownRecordsErrors = {
  tooOften: 54210,
} as const
