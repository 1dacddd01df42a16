import { withPolicy } from '../../wire/policy'
import { recoveryContract } from './contract'

export const recoveryOperations = withPolicy(recoveryContract, {
  sendRecoveryMail: {
    summary:
      'Sends the code that recovers a password to an address, under the rules of SendEntryCode and the same whether or not anybody verified it.',
  },
  recoverPasswordByMail: {
    summary: 'RecoverPassword for whose verified address was proven by a code.',
  },
})
