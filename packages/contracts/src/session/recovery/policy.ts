import { withPolicy } from '../../wire/policy'
import { recoveryContract } from './contract'

export const recoveryOperations = withPolicy(recoveryContract, {
  sendRecoveryMail: {
    summary:
      'Sends a recovery code to an email address, under the rules of SendEntryCode. The answer doesn’t reveal whether anybody verified the address.',
  },
  recoverPasswordByMail: {
    summary: 'RecoverPassword with a code to the verified address.',
  },
})
