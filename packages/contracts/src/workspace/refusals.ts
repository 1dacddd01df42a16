import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'

/** Refusals of the workspace. */
export const workspaceRefusals = defineRefusals({
  notAMember: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '您不是该企业的成员，请切换企业后重试',
    english: 'You aren’t a member of this company. Switch to another one and try again.',
  },
})
