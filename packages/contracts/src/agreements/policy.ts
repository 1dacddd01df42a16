import { withPolicy } from '../wire/policy'
import { agreementsContract } from './contract'

export const agreementsOperations = withPolicy(agreementsContract, {
  getAgreement: {
    summary: 'Returns an agreement’s text in one language, and its versions, newest first.',
  },
  listOwnAgreements: {
    summary: 'Lists what the caller agreed to, latest first, and what they still have to be asked about.',
    access: 'user',
  },
  agree: {
    summary:
      'Records the caller’s agreement to the versions that were shown. Versions that are not in force are refused.',
    access: 'user',
  },
})
