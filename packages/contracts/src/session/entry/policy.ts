import { withPolicy } from '../../wire/policy'
import { entryContract } from './contract'

export const entryOperations = withPolicy(entryContract, {
  sendEntryCode: {
    summary:
      'Sends the code that proves a mobile number to be one’s own, at most once in 60 s, the same whether or not it has an account. Who asks often, or while many ask, has to bring work.',
  },
  checkExist: {
    summary:
      'Whether one’s own mobile number, proven by a code to enter, has an account. The code stays good, for the tries that are left.',
  },
  signInByCode: {
    summary:
      'Signs in whose bound mobile was proven by a code. Where it has no account the code stays good, to register with.',
  },
  getAgreementsInForce: {
    summary: 'Which versions whoever opens an account agrees to.',
  },
  registerPerson: {
    summary:
      'Opens an account for a mobile number that was proven by a code, notes what its person agrees to, and signs in. Versions that are not in force are refused, as another text would have been read.',
  },
  recoverPassword: {
    summary:
      'Sets another password for whose bound mobile was proven by a code, and ends every session of theirs. Signs nobody in.',
  },
})
