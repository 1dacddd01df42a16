import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'

/** Refusals about a company. */
export const companyRefusals = defineRefusals({
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '企业不存在或已注销',
    english: 'This company doesn’t exist or has been closed',
  },
})
