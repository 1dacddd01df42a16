import { defineRefusals } from '../wire/refusals'
import { dataExportErrors as codes, mostDownloads } from './contract'

/** Refusals of downloading one’s own records. */
export const dataExportRefusals = defineRefusals({
  tooOften: {
    code: codes.tooOften,
    status: 429,
    chinese: `每24小时最多下载${mostDownloads}次，请明天再试`,
    english: `You can download this ${mostDownloads} times in 24 hours. Please try again tomorrow.`,
  },
})
