import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { profileErrors as codes } from './contract'

/** Refusals about the caller’s profile. */
export const profileRefusals = defineRefusals({
  ownOnly: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '只能查看自己的资料',
    english: 'You can see only your own profile',
  },
  notOwnCompany: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '只能填写本人所在企业的职业信息',
    english: 'You can describe your work only at companies you belong to',
  },
  changedMeanwhile: {
    code: codes.changedMeanwhile,
    chinese: '资料已在其他页面修改，请核对后重新保存',
    english: 'Your profile was changed on another page. Check it, then save again.',
  },
  emailVerified: {
    code: codes.emailVerified,
    chinese: '邮箱已验证，如需更换或解绑请前往账户设置',
    english: 'This address is verified. Change or remove it in the account settings.',
  },
  typeFixed: {
    code: codes.typeFixed,
    chinese: '用户类型刚刚已变更，请刷新后重试',
    english: 'Your user type has just changed. Refresh and try again.',
  },
  unknownRegion: {
    code: codes.unknownRegion,
    chinese: '请选择所在地区',
    english: 'Please select a region',
  },
})
