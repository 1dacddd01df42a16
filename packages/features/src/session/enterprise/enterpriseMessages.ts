import { catalogue } from '../../shared/texts/messages'

/** Texts of the way in by a company's account. */
export const enterpriseMessages = catalogue(
  'session.enterprise',
  {
    account: '企业账号',
    hint: '企业账号或统一社会信用代码；密码为超级管理员本人的登录密码。',
    accountRequired: '请输入企业账号',
  },
  {
    account: 'Company account',
    hint: 'Or its credit code; the password is the super administrator’s own.',
    accountRequired: 'Please enter the company’s account',
  },
)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'session.enterprise': typeof enterpriseMessages
  }
}
