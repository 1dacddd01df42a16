import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { licenceRequestErrors as codes } from './contract'

/** Refusals of requests for licences. */
export const licenceRequestsRefusals = defineRefusals({
  requestMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该申请不存在或不在您的管理范围内，请刷新后重试',
    english: 'This request doesn’t exist or is outside the departments you manage. Refresh and try again.',
  },
  alreadyAsked: {
    code: codes.alreadyAsked,
    chinese: '您已申请该产品的授权，请等待管理员处理',
    english: 'You’ve already requested this product. An administrator will review it.',
  },
  alreadyHeld: {
    code: codes.alreadyHeld,
    chinese: '您已有该产品的授权，无需申请',
    english: 'You already have a licence for this product',
  },
  alreadyAnswered: {
    code: codes.alreadyAnswered,
    chinese: '该申请已处理或已撤回',
    english: 'This request was answered or withdrawn',
  },
  cannotReopen: {
    code: codes.cannotReopen,
    chinese: '授权已被收回，或已超过撤销的时限',
    english: 'The licence was taken back, or it is too late to undo this',
  },
  cannotDelegate: {
    code: codes.cannotDelegate,
    chinese: '只能请您管理范围内、有授权管理权限的其他管理员代为处理',
    english: 'Choose another administrator of licences within the departments you manage',
  },
  wrongDays: {
    code: codes.wrongDays,
    chinese: '请选择今天或以后结束、不超过一年的日期',
    english: 'Choose days that end today or later, at most a year',
  },
  delegationMissing: {
    code: codes.delegationMissing,
    chinese: '该代理已结束',
    english: 'This delegation has ended',
  },
  notUsable: {
    code: codes.notUsable,
    chinese: '该产品已过期或已禁用',
    english: 'This product has expired or is disabled',
  },
})
