import { licenceRequestErrors as codes } from '@atrium/contracts/licenceRequests/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of requests for licences. */
export const refusals = {
  productMissing: () => new Refusal(errorCodes.missing, '产品不存在，请刷新后重试', 404),
  requestMissing: () =>
    new Refusal(errorCodes.missing, '该申请不存在或不在您的管理范围内，请刷新后重试', 404),
  alreadyAsked: () => new Refusal(codes.alreadyAsked, '您已申请该产品的授权，请等待管理员处理'),
  alreadyHeld: () => new Refusal(codes.alreadyHeld, '您已有该产品的授权，无需申请'),
  alreadyAnswered: () => new Refusal(codes.alreadyAnswered, '该申请已处理或已撤回，请刷新后查看'),
  cannotReopen: () => new Refusal(codes.cannotReopen, '授权已被收回或已超过撤销的时限，请刷新后查看'),
  notUsable: () => new Refusal(codes.notUsable, '该产品已过期或已禁用，不能申请授权'),
}
