import type { English } from '../../shared/texts/messages'
import type { mailChinese } from './messages.zh-CN'

export const mailEnglish: English<typeof mailChinese> = {
  mail: 'Email',
  none: 'None',
  verified: 'Verified',
  unverified: 'Not verified',
  verifiedHint: 'For password recovery and security alerts',
  unverifiedHint: 'Verify it to recover your password and receive security alerts',
  add: 'Add email',
  verify: 'Verify email',
  change: 'Change email',
  remove: 'Remove email',
  proveHint: 'Enter your password, then verify the address with the code we send to it.',
  changeHint: (current) =>
    `${current} can no longer be used to recover your password. We’ll let that address know.`,
  removeHint: (current) =>
    `You can no longer recover your password with ${current}. It stays in your profile.`,
  address: 'Email address',
  addressRequired: 'Please enter an email address',
  addressWrong: 'Please enter a valid email address',
  same: 'Your account has this address already',
  done: 'Email verified',
  removed: 'Email removed',
}
