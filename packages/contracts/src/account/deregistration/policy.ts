import { withPolicy } from '../../wire/policy'
import { deregistrationContract } from './contract'

export const deregistrationOperations = withPolicy(deregistrationContract, {
  previewDeregistration: {
    summary: 'What the end of the caller’s account would take, and what keeps it from being asked for.',
    access: 'user',
  },
  sendDeregistrationCode: {
    summary: 'Sends the code that the end of the account needs to its mobile.',
    access: 'user',
  },
  deregister: {
    summary: 'Asks for the end of the account, 7 days from now, and ends its sessions.',
    access: 'user',
  },
  readDeregistration: {
    summary:
      'When an account ends, for the page after the request: the moment that its address names, if the service gave that, and it is to come.',
  },
  keepAccount: {
    summary: 'Takes the request back, as long as the account is there.',
    access: 'user',
  },
})
