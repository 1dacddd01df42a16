import { withPolicy } from '../wire/policy'
import { membersContract } from './contract'

export const membersOperations = withPolicy(membersContract, {
  getMemberProfile: {
    summary:
      'One member, whole: who it is, what the caller may do with the member, and, for whoever looks after licences, those the member holds and the devices they run on.',
    access: 'administrator',
    permission: ['departments', 'authorisation', 'administrators'],
  },
})
