import { billingErrors as codes, mostKept } from '@atrium/contracts/billing/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" about invoice titles and addresses. */
export const refusals = {
  missing: () => new Refusal(errorCodes.missing, '内容不存在或已被删除', 404),
  titleGone: () => new Refusal(errorCodes.missing, '所选发票抬头不存在或已被删除', 404),
  addressGone: () => new Refusal(errorCodes.missing, '所选地址不存在或已被删除', 404),
  tooMany: () => new Refusal(codes.tooMany, `最多保存${mostKept}条，请先删除不再使用的`),
  changedMeanwhile: () => new Refusal(codes.changedMeanwhile, '内容已在其他页面修改，请核对后重新保存'),
  unknownRegion: () => new Refusal(codes.unknownRegion, '请选择所在地区'),
}
