import { profileErrors } from '@atrium/contracts/profile/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" about the caller’s profile. */
export const refusals = {
  accountMissing: () => new Refusal(errorCodes.missing, '账号不存在或已注销', 404),
  ownOnly: () => new Refusal(errorCodes.forbidden, '只能查看自己的资料', 403),
  notOwnCompany: () => new Refusal(errorCodes.forbidden, '只能填写本人所在企业的职业信息', 403),
  changedMeanwhile: () =>
    new Refusal(profileErrors.changedMeanwhile, '资料已在其他页面修改，请核对后重新保存'),
  emailVerified: () => new Refusal(profileErrors.emailVerified, '邮箱已验证，请在账号与安全中更换或解绑'),
  typeFixed: () => new Refusal(profileErrors.typeFixed, '用户类型不能这样修改，请刷新后重试'),
  unknownRegion: () => new Refusal(profileErrors.unknownRegion, '请选择所在地区'),
}
