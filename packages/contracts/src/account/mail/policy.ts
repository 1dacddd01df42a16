import { withPolicy } from '../../wire/policy'
import { mailContract } from './contract'

export const mailOperations = withPolicy(mailContract, {
  sendMailCode: {
    summary:
      'Sends a six-digit code by mail, at most once in 60 s. The answer doesn’t reveal whether the address is taken.',
    access: 'user',
  },
  verifyMail: {
    summary: 'Verifies an address with its code and the sealed password. It replaces the previous one.',
    access: 'user',
  },
  removeMail: {
    summary:
      'Removes the verified address: it no longer recovers the password. The profile still shows it, as unverified.',
    access: 'user',
  },
})
