import type { English } from '../../shared/texts/messages'
import type { mailChinese } from './messages.zh-CN'

export const mailEnglish: English<typeof mailChinese> = {
  mail: 'Email',
  none: 'None',
  verified: 'Verified',
  unverified: 'Not verified',
  verifiedHint: 'Recovers your password and receives security alerts',
  unverifiedHint: 'Once verified, it recovers your password and receives security alerts',
  add: 'Add email',
  verify: 'Verify email',
  change: 'Change email',
  remove: 'Remove email',
  proveHint: 'Enter your password, then prove the address by the code that is sent to it.',
  changeHint: (current) =>
    `${current} can no longer be used to recover your password. We’ll let that address know.`,
  removeHint: (current) => `${current} will no longer recover your password. Your profile keeps it.`,
  address: 'Email address',
  addressRequired: 'Please enter an email address',
  addressWrong: 'Please enter a correct email address',
  taken: 'This address belongs to another account. Please choose another one.',
  same: 'Your account has this address already',
  notBound: 'Your account has no verified address. Refresh and try again.',
  done: 'Email verified',
  removed: 'Email removed',
}
