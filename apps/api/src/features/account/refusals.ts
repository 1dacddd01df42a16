import { accountErrors } from '@atrium/contracts/account/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" about the caller’s account. */
export const refusals = {
  wrongPassword: () => new Refusal(accountErrors.wrongPassword, '密码错误，请重新输入'),
  phoneTaken: () => new Refusal(accountErrors.phoneTaken, '该手机号已被其他账号使用，请更换手机号'),
  phoneTakenInCompany: (company: string) =>
    new Refusal(
      accountErrors.phoneTakenInCompany,
      `该手机号已被“${company}”的其他成员使用，请更换手机号或联系该企业的管理员`,
    ),
  samePhone: () => new Refusal(accountErrors.samePhone, '新手机号与当前绑定的手机号相同'),
  phoneChanged: () => new Refusal(accountErrors.phoneChanged, '绑定的手机号已变更，请刷新后重试'),
  companiesChanged: () => new Refusal(accountErrors.phoneChanged, '您所在的企业刚刚有变动，请重试'),
  passwordChanged: () => new Refusal(accountErrors.wrongPassword, '密码刚刚已被修改，请使用新密码重试'),
  accountMissing: () => new Refusal(errorCodes.missing, '账号不存在或已注销', 404),
}
