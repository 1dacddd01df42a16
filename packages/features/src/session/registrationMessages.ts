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
    agreement: '注册即表示您同意',
    userAgreement: '《用户协议》',
    and: '和',
    privacy: '《隐私政策》',
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
    agreement: 'By registering you accept the ',
    userAgreement: 'user agreement',
    and: ' and the ',
    privacy: 'privacy policy',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly registration: typeof registrationMessages
  }
}
