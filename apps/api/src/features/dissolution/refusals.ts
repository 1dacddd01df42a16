import { dissolutionErrors as codes } from '@atrium/contracts/account/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of a dissolution. */
export const refusals = {
  alreadyRequested: () => new Refusal(codes.alreadyRequested, '注销申请已提交，请等待审核'),
  blocked: (what: readonly string[]) =>
    new Refusal(codes.blocked, `企业还有${what.join('、')}，请处理完成后再申请注销`),
  notRequested: () => new Refusal(codes.notRequested, '没有待审核的注销申请，请刷新后重试'),
  requestMissing: () => new Refusal(errorCodes.missing, '没有这样的注销申请', 404),
}
