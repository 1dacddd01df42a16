import { authorisationErrors as codes } from '@atrium/contracts/authorisation/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of licences, with the texts that the specification gives. */
export const refusals = {
  productMissing: () => new Refusal(errorCodes.missing, '产品不存在，请刷新后重试', 404),
  memberMissing: () => new Refusal(errorCodes.missing, '成员不存在或不在您的管理范围内，请刷新后重试', 404),
  notNormal: () => new Refusal(codes.notNormal, '产品已过期或已禁用，不能分配或取消授权'),
  wrongProductType: () => new Refusal(codes.wrongProductType, '产品类型不符，请刷新后重试'),
  notGranted: () => new Refusal(codes.notGranted, '所选授权中有的已被取消，请刷新后重新选择'),
  tooLateToRestore: () => new Refusal(codes.tooLateToRestore, '已超过撤销的时限，请重新分配授权'),
  tooLateToUndo: () => new Refusal(codes.tooLateToUndo, '已超过撤销的时限，请取消授权'),
  heldAgain: () => new Refusal(codes.alreadyGranted, '所选成员中已有人重新获得该产品的授权，请刷新后查看'),
  notOnline: () => new Refusal(codes.notOnline, '该成员当前不在线，请刷新后查看'),
  remarksChanged: () => new Refusal(codes.changedMeanwhile, '备注已被其他管理员修改，请刷新后重试'),
  notWholeCompany: () => new Refusal(errorCodes.forbidden, '备注由管理整个企业的管理员填写', 403),
  noHeadImage: () => new Refusal(codes.noHeadImage, '用户未设置头像'),
  /** The code that the specification names for it. */
  noPageStatus: () => new Refusal(404, '暂无记录'),
}

export const texts = {
  heldAlready: '所选成员中已有人拥有该产品其他有效期的授权，确认再分配一个吗？',
  moreThanAvailable: '所选用户数量不能大于可用授权数量！',
  seatsFromAbove: '所选成员所在部门的可用授权数量不足，将使用上级部门的授权，确认分配吗？',
}
