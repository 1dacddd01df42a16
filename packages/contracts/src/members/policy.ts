import { withPolicy } from '../wire/policy'
import { membersContract } from './contract'

export const membersOperations = withPolicy(membersContract, {
  getMemberProfile: {
    summary:
      'Returns one member and what the caller may do with them. For people who manage licences, includes the member’s licences and their devices.',
    access: 'administrator',
    permission: ['departments', 'authorisation', 'administrators'],
  },
})
