import { backlogErrors as codes } from '@atrium/contracts/backlog/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of to-dos but those that the invitation itself gives. */
export const refusals = {
  /** Also for a to-do of somebody else: it is as good as none. */
  missing: () => new Refusal(errorCodes.missing, '待办不存在或已被删除，请刷新后重试', 404),
  companyGone: () => new Refusal(codes.companyGone, '该企业已注销，邀请已失效'),
  expired: () => new Refusal(codes.expired, '邀请已过期，请联系企业管理员重新邀请'),
  withdrawn: () => new Refusal(codes.withdrawn, '邀请已被企业撤回'),
  answered: () => new Refusal(codes.answered, '该邀请已处理，请勿重复操作'),
  alreadyMember: () => new Refusal(codes.alreadyMember, '您已是该企业的成员'),
  phoneTaken: () => new Refusal(codes.phoneTaken, '您的手机号已被该企业的其他成员使用，请联系企业管理员'),
  stillWaiting: () => new Refusal(codes.stillWaiting, '待处理的邀请不能删除，请先同意或拒绝'),
  passportRefused: () => new Refusal(codes.passportRefused, '身份凭证已失效，请刷新页面后重试'),
}
