import { defineRefusals } from '../wire/refusals'
import { directoryPeopleErrors as codes, returnDays } from './contract'

export const directoryPeopleRefusals = defineRefusals({
  nobodyReturned: {
    code: codes.nobodyReturned,
    chinese: `无法恢复：所选人员已在企业中、账号已停用、手机号已属于其他成员，或已移除超过${returnDays}天`,
    english: `Nobody can be restored: these people are members already, their accounts are closed, their numbers belong to other members, or they were removed more than ${returnDays} days ago.`,
  },
})
