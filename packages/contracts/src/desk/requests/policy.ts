import { withPolicy } from '../../wire/policy'
import { deskRequestsContract } from './contract'

export const deskRequestsOperations = withPolicy(deskRequestsContract, {
  listRequests: {
    summary:
      'Lists what waits for a second person, as far as the caller’s roles may do it, or the last hundred decided.',
    access: 'staff',
  },
  confirmRequest: {
    summary: 'Does what somebody else asked for. Nobody confirms their own request, in whatever session.',
    access: 'staff',
  },
  declineRequest: {
    summary: 'Declines a request. The person who asked may withdraw it in the same way.',
    access: 'staff',
  },
})
