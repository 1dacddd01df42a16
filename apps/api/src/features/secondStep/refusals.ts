import { secondStepErrors } from '@atrium/contracts/secondStep/contract'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" about second steps and passkeys. */
export const refusals = {
  wrong: () => new Refusal(sessionErrors.secondStepWrong, '验证未通过，请重试'),
  late: () => new Refusal(sessionErrors.secondStepLate, '登录已超时，请重新登录'),
  passkeyUnknown: () => new Refusal(sessionErrors.secondStepWrong, '无法识别此通行密钥，请换一种方式登录'),
  noCodeNeeded: () => new Refusal(errorCodes.forbidden, '请使用密码、身份验证器或通行密钥验证', 403),
  accountLocked: () => new Refusal(sessionErrors.accountLocked, '账号已被锁定，请联系客服'),
  codeWrong: () => new Refusal(secondStepErrors.codeWrong, '验证码错误，请输入身份验证器中当前的验证码'),
  alreadyOn: () => new Refusal(secondStepErrors.alreadyOn, '两步验证已开启，请刷新后重试'),
  notOn: () => new Refusal(secondStepErrors.notOn, '两步验证未开启，请刷新后重试'),
  passkeyRefused: () => new Refusal(secondStepErrors.passkeyRefused, '通行密钥未能添加，请重试'),
  passkeyKnown: () => new Refusal(secondStepErrors.passkeyKnown, '此通行密钥已添加'),
  tooManyPasskeys: (most: number) =>
    new Refusal(secondStepErrors.tooManyPasskeys, `最多添加${most}个通行密钥，请先删除不用的`),
  passkeyMissing: () => new Refusal(secondStepErrors.passkeyMissing, '此通行密钥已不存在，请刷新后重试'),
}
