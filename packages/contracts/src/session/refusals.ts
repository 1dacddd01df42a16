import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { sessionErrors as codes } from './contract'

/** Refusals of signing in, second steps included, and of passwords. */
export const sessionRefusals = defineRefusals({
  wrongCredentials: {
    code: codes.wrongCredentials,
    chinese: '账号或密码错误',
    english: 'Wrong account or password',
  },
  wrongPassword: {
    code: codes.wrongCredentials,
    chinese: '密码错误，请重新输入',
    english: 'The password is wrong. Please enter it again.',
  },
  wrongOldPassword: {
    code: codes.wrongCredentials,
    chinese: '原密码错误',
    english: 'Your current password is wrong',
  },
  passwordChanged: {
    code: codes.wrongCredentials,
    chinese: '密码刚刚已被修改，请使用新密码重试',
    english: 'The password has just been changed. Try again with the new one.',
  },
  accountLocked: {
    code: codes.accountLocked,
    chinese: '账号已被锁定，请联系客服',
    english: 'Your account is locked. Please contact customer service.',
  },
  locked: ({ seconds }: { readonly seconds: number }) => ({
    code: codes.locked,
    chinese: `尝试过于频繁，请${seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`}后再试`,
    english: `Too many attempts. Please try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  }),
  tooManyAtOnce: {
    code: errorCodes.tooManyAtOnce,
    status: 429,
    data: { retryAfterSeconds: 2 },
    chinese: '尝试过于频繁，请稍后再试',
    english: 'Too many attempts. Please try again later.',
  },
  verificationRequired: {
    code: codes.verificationRequired,
    chinese: '登录失败次数较多，请完成验证后再登录',
    english: 'Please complete the check before you sign in',
  },
  verificationWrong: {
    code: codes.verificationWrong,
    chinese: '验证未通过，请重新验证',
    english: 'The check did not pass. Please try again.',
  },
  verificationLate: {
    code: codes.verificationWrong,
    chinese: '验证已失效，请重新验证',
    english: 'The check is no longer valid. Please complete another one.',
  },
  verificationTooEasy: {
    code: codes.verificationWrong,
    chinese: '当前验证人数较多，请重新验证',
    english: 'Many people are being checked at the moment. Please complete the check again.',
  },
  sealExpired: {
    code: codes.sealExpired,
    chinese: '页面停留时间过长，请重新提交',
    english: 'The page was open for too long. Please submit again.',
  },
  secondStepRequired: ({ asked }: { readonly asked: unknown }) => ({
    code: codes.secondStepRequired,
    data: asked,
    chinese: '请完成两步验证后登录',
    english: 'Complete the second step to sign in',
  }),
  codeWrong: {
    code: codes.secondStepWrong,
    chinese: '验证码错误，或已使用过',
    english: 'The code is wrong, or was used before',
  },
  recoveryCodeWrong: {
    code: codes.secondStepWrong,
    chinese: '恢复码错误，或已使用过',
    english: 'The recovery code is wrong, or was used before',
  },
  passkeyWrong: {
    code: codes.secondStepWrong,
    chinese: '通行密钥未通过验证，请重试或换一种方式',
    english: 'The passkey was not accepted. Try again, or choose another way.',
  },
  secondStepLate: {
    code: codes.secondStepLate,
    chinese: '登录已超时，请返回重新登录',
    english: 'That took too long. Please go back and sign in again.',
  },
  passkeyUnknown: {
    code: codes.secondStepWrong,
    chinese: '无法识别此通行密钥，请换一种方式登录',
    english: 'This passkey isn’t known here. Please sign in another way.',
  },
  noCodeNeeded: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '请使用密码、身份验证器或通行密钥验证',
    english: 'Confirm with your password, authenticator or passkey instead',
  },
  accountMissing: {
    code: codes.accountMissing,
    chinese: '该手机号尚未注册',
    english: 'This number has no account yet',
  },
  mailUnknown: {
    code: codes.accountMissing,
    chinese: '该邮箱未绑定账号',
    english: 'No account uses this email address',
  },
  accountExists: {
    code: codes.accountExists,
    chinese: '该手机号已注册，请直接登录',
    english: 'This number already has an account. Please sign in.',
  },
  browserUnproven: {
    code: errorCodes.invalid,
    chinese: '浏览器验证失败，请刷新页面后重试',
    english: 'Your browser could not be verified. Refresh the page and try again.',
  },
  proofUsed: {
    code: codes.proofUsed,
    chinese: '请求重复，请重试',
    english: 'This request was sent twice. Please try again.',
  },
  signedInElsewhere: {
    code: codes.signedInElsewhere,
    chinese: '账号已在其他终端登录，您已退出登录',
    english: 'Your account was signed in on another device, so you have been signed out',
  },
  refreshRefused: {
    code: codes.refreshRefused,
    chinese: '登录已过期，请重新登录',
    english: 'Your sign-in has expired. Please sign in again.',
  },
  tooShort: {
    code: codes.weakPassword,
    chinese: '密码至少8位',
    english: 'The password needs at least 8 characters',
  },
  tooLong: {
    code: codes.weakPassword,
    chinese: '密码最多128位',
    english: 'The password can have at most 128 characters',
  },
  containsAccount: {
    code: codes.weakPassword,
    chinese: '密码不能包含账号',
    english: 'The password can’t contain the account name',
  },
  commonPassword: {
    code: codes.commonPassword,
    chinese: '这个密码太常见，容易被猜到，请换一个',
    english: 'This password is too common and easy to guess. Please choose another one.',
  },
  personalPassword: {
    code: codes.personalPassword,
    chinese: '密码由您的姓名、手机号或企业名称等组成，容易被猜到，请换一个',
    english:
      'This password is based on your name, number or company, so it’s easy to guess. Please choose another one.',
  },
  samePassword: {
    code: codes.samePassword,
    chinese: '新密码不能与原密码相同',
    english: 'Choose a password you aren’t using now',
  },
})
