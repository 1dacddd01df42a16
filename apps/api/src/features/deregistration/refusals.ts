import { deregistrationErrors as codes } from '@atrium/contracts/account/deregistration/contract'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of the end of an account. */
export const refusals = {
  blocked: () => new Refusal(codes.blocked, '账号还有未处理完的事项，请处理后再申请注销'),
  alreadyRequested: () => new Refusal(codes.alreadyRequested, '注销申请已提交'),
  notRequested: () => new Refusal(codes.notRequested, '没有待生效的注销申请，请刷新后重试'),
}
