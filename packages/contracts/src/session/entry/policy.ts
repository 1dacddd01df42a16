import { withPolicy } from '../../wire/policy'
import { entryContract } from './contract'

export const entryOperations = withPolicy(entryContract, {
  sendEntryCode: {
    summary:
      'Sends a code that proves a mobile number, at most once in 60 s. The answer doesn’t reveal whether the number has an account. Frequent requests need proof of work.',
  },
  checkExist: {
    summary:
      'Returns whether a mobile number has an account, given a code that proves it. The code stays valid for its remaining attempts.',
  },
  signInByCode: {
    summary:
      'Signs in with a code to the bound mobile. If the number has no account, the code stays valid for registering.',
  },
  getAgreementsInForce: {
    summary: 'Returns the versions of the agreements that a new account agrees to.',
  },
  registerPerson: {
    summary:
      'Creates an account for a mobile number proven by a code, records the person’s agreements, and signs in. Versions that are not in force are refused.',
  },
  recoverPassword: {
    summary:
      'Sets a new password with a code to the bound mobile, and ends all sessions of the person. Signs nobody in.',
  },
})
