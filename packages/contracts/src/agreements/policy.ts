import { withPolicy } from '../wire/policy'
import { agreementsContract } from './contract'

export const agreementsOperations = withPolicy(agreementsContract, {
  getAgreement: {
    summary:
      'The text of an agreement in one language, and which versions of it there are, the newest first.',
  },
  listOwnAgreements: {
    summary: 'What the caller agreed to, the latest first, and what they are still to be asked about.',
    access: 'user',
  },
  agree: {
    summary:
      'Agrees to what the caller was shown: versions that are in force. Any other is refused, as another text would have been read.',
    access: 'user',
  },
})
