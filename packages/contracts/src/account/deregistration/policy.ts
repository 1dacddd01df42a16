import { withPolicy } from '../../wire/policy'
import { deregistrationContract } from './contract'

export const deregistrationOperations = withPolicy(deregistrationContract, {
  previewDeregistration: {
    summary: 'Returns what would end with the caller’s account, and what prevents a request.',
    access: 'user',
  },
  sendDeregistrationCode: {
    summary: 'Sends the code for ending the account to the caller’s mobile.',
    access: 'user',
  },
  deregister: {
    summary: 'Requests the end of the account in 7 days, and ends its sessions.',
    access: 'user',
  },
  readDeregistration: {
    summary:
      'Returns when an account ends, for the page after the request. The moment in the page’s address must come from the service and be in the future.',
  },
  keepAccount: {
    summary: 'Withdraws the request while the account still exists.',
    access: 'user',
  },
})
