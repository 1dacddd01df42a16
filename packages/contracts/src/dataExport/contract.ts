import { contract, file } from '../wire/contract'

/** Most downloads per day. */
export const mostDownloads = 3

export const dataExportContract = contract({
  downloadOwnRecords: {
    method: 'POST',
    path: '/api/v1/PersonalCenter/DownloadOwnRecords',
    answers: 'file',
    response: file,
  },
})

/** Error codes of the personal data export. */
export const dataExportErrors = {
  tooOften: 54210,
} as const
