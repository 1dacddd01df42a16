import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { backlogErrors as codes } from './contract'

/** Refusals of to-dos, except those that invitations themselves have. */
export const backlogRefusals = defineRefusals({
  /** Also for another person's to-do, so that nobody learns that it exists. */
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '待办不存在或已被删除，请刷新后重试',
    english: 'This to-do doesn’t exist or has been deleted. Refresh and try again.',
  },
  companyGone: {
    code: codes.companyGone,
    chinese: '该企业已注销，邀请已失效',
    english: 'The company was closed, so the invitation is no longer valid',
  },
  expired: {
    code: codes.expired,
    chinese: '邀请已过期，请联系企业管理员重新邀请',
    english: 'The invitation has expired. Ask the company’s administrator to invite you again.',
  },
  withdrawn: {
    code: codes.withdrawn,
    chinese: '邀请已被企业撤回',
    english: 'The company withdrew this invitation',
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
  phoneTaken: {
    code: codes.phoneTaken,
    chinese: '您的手机号已被该企业的其他成员使用，请联系企业管理员',
    english: 'Another member of the company has your mobile number. Ask an administrator.',
  },
  stillWaiting: {
    code: codes.stillWaiting,
    chinese: '待处理的邀请不能删除，请先同意或拒绝',
    english: 'An open invitation can’t be deleted. Accept or decline it first.',
  },
  passportRefused: {
    code: codes.passportRefused,
    chinese: '身份凭证已失效，请刷新页面后重试',
    english: 'Your sign-in is out of date. Refresh the page and try again.',
  },
})
