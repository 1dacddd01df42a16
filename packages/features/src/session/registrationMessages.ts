import { catalogue } from '../shared/texts/messages'

/** Texts of opening an account, apart from those around codes and passwords. */
export const registrationMessages = catalogue(
  'registration',
  {
    mobile: '手机号',
    name: '姓名',
    nameRequired: '请输入姓名',
    password: '设置密码',
    passwordRequired: '请设置密码',
    weakPassword: '密码不符合要求',
    exists: '该手机号已注册，请直接登录',
    signIn: '去登录',
    agreements: '协议',
    agreed: '我已阅读并同意',
    userAgreement: '《用户协议》',
    and: '和',
    privacy: '《隐私政策》',
    agreeRequired: '请先阅读并同意用户协议和隐私政策',
    agreementOutdated: '协议已更新，请重新阅读并同意',
  },
  {
    mobile: 'Mobile number',
    name: 'Name',
    nameRequired: 'Please enter your name',
    password: 'Choose a password',
    passwordRequired: 'Please choose a password',
    weakPassword: 'The password does not meet the requirements',
    exists: 'This number already has an account. Please sign in.',
    signIn: 'Sign in',
    agreements: 'Agreements',
    agreed: 'I have read and accept the ',
    userAgreement: 'user agreement',
    and: ' and the ',
    privacy: 'privacy policy',
    agreeRequired: 'Please read and accept the user agreement and the privacy policy',
    agreementOutdated: 'The agreements have changed. Please read and accept them again.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly registration: typeof registrationMessages
  }
}
