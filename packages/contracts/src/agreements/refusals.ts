import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { agreementErrors as codes } from './contract'

/** Refusals about the agreements. */
export const agreementsRefusals = defineRefusals({
  outdated: {
    code: codes.outdated,
    chinese: '协议已更新，请重新阅读并同意',
    english: 'The agreements have changed. Please read and accept them again.',
  },
  versionMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有这个版本',
    english: 'This version doesn’t exist',
  },
})
