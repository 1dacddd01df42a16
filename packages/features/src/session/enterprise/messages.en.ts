import type { English } from '../../shared/texts/messages'
import type { enterpriseChinese } from './messages.zh-CN'

export const enterpriseEnglish: English<typeof enterpriseChinese> = {
  account: 'Company account',
  hint: 'Or its credit code. Use the super administrator’s own password. Members: choose Password, and enter your work email.',
  accountRequired: 'Please enter the company’s account',
}
