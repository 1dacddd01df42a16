import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { socialErrors as codes } from './contract'

/** Refusals about social accounts. */
export const socialRefusals = defineRefusals({
  providerMissing: {
    code: codes.providerMissing,
    chinese: '不再支持此社交账号，请换一种方式登录。',
    english: 'This kind of social account is no longer supported. Please choose another way to sign in.',
  },
  bindingMissing: {
    code: codes.providerMissing,
    chinese: '不再支持绑定此社交账号',
    english: 'This kind of social account can no longer be linked',
  },
  providerRefused: {
    code: codes.providerRefused,
    chinese: '社交平台未能确认您的身份，请重新开始。',
    english: 'The provider could not confirm your identity. Please start again.',
  },
  providerUnreachable: {
    code: codes.providerUnreachable,
    chinese: '暂时无法连接社交平台，请稍后重试，或换一种方式登录。',
    english:
      'The provider can’t be reached at the moment. Try again later, or choose another way to sign in.',
  },
  attemptLate: {
    code: codes.attemptLate,
    chinese: '此次登录已超时或已经用过，请重新开始。',
    english: 'This sign-in took too long or was used before. Please start again.',
  },
  attemptForeign: {
    code: codes.attemptForeign,
    chinese: '此链接不是由当前浏览器发起的。如果是他人发给您的，请勿继续；如需登录，请重新开始。',
    english:
      'This link wasn’t created in this browser. If somebody sent it to you, don’t continue. To sign in, start again.',
  },
  unbound: {
    code: codes.accountUnbound,
    chinese: '此社交账号尚未绑定账号',
    english: 'This social account isn’t linked to an account yet',
  },
  ticketLate: {
    code: codes.ticketLate,
    chinese: '此次登录已超时或已经用过，请重新开始。',
    english: 'Linking the social account took too long. Please start again.',
  },
  boundElsewhere: {
    code: codes.boundElsewhere,
    chinese: '此社交账号已绑定其他账号。请先在那个账号的安全中心解绑，或换一个社交账号。',
    english:
      'This social account is linked to another account. Unlink it in that account’s security centre first, or use another one.',
  },
  otherBound: {
    code: codes.otherBound,
    chinese: '您的账号已绑定该平台的另一个社交账号，请先在安全中心解绑。',
    english:
      'Your account already has a social account from this provider. Unlink it in the security centre first.',
  },
  lastWay: {
    code: codes.lastWay,
    chinese: '这是您唯一的登录方式，请先设置密码或绑定手机号',
    english: 'This is your only way to sign in. Set a password or link a phone number first.',
  },
  otherPerson: {
    code: codes.otherPerson,
    chinese: '当前登录的账号与发起绑定的账号不同，请重新开始。',
    english: 'A different account started this. Please start again.',
  },
  notBound: {
    code: codes.notBound,
    chinese: '此社交账号已解绑，请刷新后查看',
    english: 'This social account is no longer linked. Please refresh the page.',
  },
  tooOften: {
    code: errorCodes.tooMany,
    status: 429,
    data: { retryAfterSeconds: 60 },
    chinese: '尝试过于频繁，请稍后再试',
    english: 'Too many attempts. Please try again later.',
  },
})
