import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { applicationErrors as codes } from './contract'

/** Refusals of shared links and applications. */
export const applicationsRefusals = defineRefusals({
  unknown: {
    code: codes.unknown,
    chinese: '邀请链接无效，请向邀请人索取新的链接',
    english: 'This invitation is not valid. Ask for a new link.',
  },
  expired: {
    code: codes.expired,
    chinese: '邀请已过期，请向邀请人索取新的链接',
    english: 'This invitation has expired. Ask for a new link.',
  },
  revoked: {
    code: codes.revoked,
    chinese: '邀请已失效，请向邀请人索取新的链接',
    english: 'This invitation was revoked. Ask for a new link.',
  },
  full: {
    code: codes.full,
    chinese: '该链接的邀请人数已满，请向邀请人索取新的链接',
    english: 'This link has reached its limit. Ask for a new link.',
  },
  answered: {
    code: codes.answered,
    chinese: '该邀请已处理，请勿重复操作',
    english: 'This invitation has already been answered',
  },
  alreadyMember: {
    code: codes.alreadyMember,
    chinese: '您已是该企业的成员',
    english: 'You’re already a member of this company',
  },
  alreadyApplied: {
    code: codes.alreadyApplied,
    chinese: '您的申请正在审核中，请耐心等待',
    english: 'Your application is pending',
  },
  wrongAccount: {
    code: codes.wrongAccount,
    chinese: '该邀请发送给了其他手机号，请使用收到邀请的手机号登录',
    english: 'This invitation was sent to another mobile number. Sign in with the one that received it.',
  },
  auditedMeanwhile: {
    code: codes.auditedMeanwhile,
    chinese: '该申请已由其他管理员处理，请刷新查看',
    english: 'Another administrator has already answered this application. Refresh to see it.',
  },
  /** For the person who applies. */
  phoneTaken: {
    code: codes.phoneTaken,
    chinese: '该手机号已被企业的其他成员使用，请联系企业管理员',
    english: 'Another member of the company has this mobile number. Ask an administrator.',
  },
  /** For the administrator who decides. */
  applicantsPhoneTaken: {
    code: codes.phoneTaken,
    chinese: '该手机号已被企业的其他成员使用，请先核对成员信息',
    english: 'Another member has this mobile number. Check the members first.',
  },
  tooManyLinks: {
    code: codes.tooManyLinks,
    chinese: '有效的邀请链接过多，请先停用不再使用的链接',
    english: 'Too many active links. Revoke those you no longer use first.',
  },
  linkMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该邀请链接不存在或不在您的管理范围内',
    english: 'This link doesn’t exist or is outside the departments you manage',
  },
  applicationMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '有申请不存在或不在您的管理范围内，请刷新后重试',
    english: 'An application doesn’t exist or is outside the departments you manage. Refresh and try again.',
  },
})
