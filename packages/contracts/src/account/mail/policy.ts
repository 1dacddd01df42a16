import { withPolicy } from '../../wire/policy'
import { mailContract } from './contract'

export const mailOperations = withPolicy(mailContract, {
  sendMailCode: {
    summary:
      'Sends a code of six digits by mail, 60 s after the last one at the earliest. The same whether or not the address is taken.',
    access: 'user',
  },
  verifyMail: {
    summary:
      'Makes an address, proven by its code and the sealed password, the person’s verified one, in place of the one before.',
    access: 'user',
  },
  removeMail: {
    summary: 'Unbinds the verified address: it recovers no password any more. The profile keeps it as told.',
    access: 'user',
  },
})
