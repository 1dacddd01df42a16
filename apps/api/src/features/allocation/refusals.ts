import { allocationErrors as codes } from '@atrium/contracts/allocation/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of passing seats on and taking them back. */
export const refusals = {
  productMissing: () => new Refusal(errorCodes.missing, '产品不存在，请刷新后重试', 404),
  departmentMissing: () =>
    new Refusal(errorCodes.missing, '有部门不存在或不在您的管理范围内，请刷新后重试', 404),
  notNormal: () => new Refusal(codes.notNormal, '产品已过期或已禁用，不能调整部门授权'),
  notEnoughLeft: () => new Refusal(codes.notEnoughLeft, '该部门的可用授权数量不足，请刷新后重新填写'),
  notBelow: () => new Refusal(codes.notBelow, '授权只能在上级部门与其下级部门之间调整'),
  notEnoughOwned: () => new Refusal(codes.notEnoughOwned, '收回数量超过部门拥有的授权数量，请刷新后重新填写'),
  changedMeanwhile: () => new Refusal(codes.changedMeanwhile, '授权使用情况已发生变化，请确认新的影响后重试'),
}
