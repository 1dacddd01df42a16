import { catalogue } from '../shared/texts/messages'

/** Texts of the ways in by a code, apart from those around codes and passwords. */
export const entryMessages = catalogue(
  'entry',
  {
    mobile: '手机号',
    accountMissing: '该手机号尚未注册',
    registerIt: '注册此手机号',
    createAccount: '注册个人账号',
    createAccountText: '用手机号注册，之后可以加入企业或创建企业。',
    registerAndEnter: '注册并登录',
    haveAccount: '已有账号？',
    recover: '找回密码',
    recoverText: '验证绑定的手机号或邮箱后，重新设置登录密码。',
    mobileOrMail: '手机号或邮箱',
    mobileOrMailRequired: '请输入手机号或邮箱',
    mailWrong: '请输入正确的邮箱地址',
    noSuchPerson: '没有账号绑定了该手机号或邮箱',
    resetPassword: '重新设置密码',
    remembered: '想起密码了？',
    recovered: '密码已重置',
    recoveredText: (account: string) => `账号${account}在所有设备上的登录均已退出，请用新密码登录。`,
    toSignIn: '去登录',
  },
  {
    mobile: 'Mobile number',
    accountMissing: 'This number has no account yet',
    registerIt: 'Register this number',
    createAccount: 'Create your account',
    createAccountText: 'Register with your mobile number. You can join or create a company later.',
    registerAndEnter: 'Register and sign in',
    haveAccount: 'Already have an account?',
    recover: 'Recover your password',
    recoverText: 'Verify your mobile number or email address, then choose a new password.',
    mobileOrMail: 'Mobile number or email',
    mobileOrMailRequired: 'Please enter your mobile number or email address',
    mailWrong: 'Please enter a correct email address',
    noSuchPerson: 'No account has this number or address',
    resetPassword: 'Set new password',
    remembered: 'Remembered your password?',
    recovered: 'Your password was reset',
    recoveredText: (account) =>
      `You were signed out of ${account} on all devices. Please sign in with the new password.`,
    toSignIn: 'Go to sign-in',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly entry: typeof entryMessages
  }
}
