import { withPolicy } from '../wire/policy'
import { securityContract } from './contract'

export const securityOperations = withPolicy(securityContract, {
  getSecurity: {
    summary: 'Returns the protections of the caller’s account, and which of them are weak.',
    access: 'user',
  },
  listSessions: {
    summary: 'Lists the caller’s sessions, at most ten, last used first.',
    access: 'user',
  },
  endSessions: {
    summary:
      'Ends sessions of the caller at once, as signed in elsewhere, but never the calling one. Returns how many ended.',
    access: 'user',
    proof: 'recent',
  },
  listSecurityEvents: {
    summary:
      'Lists security events of the caller’s account, such as sign-ins, newest first. Addresses are kept for half a year.',
    access: 'user',
  },
  getSignIn: {
    summary: 'Returns one sign-in of the caller, active or ended; kept for a month after the session’s end.',
    access: 'user',
  },
  disownSignIn: {
    summary:
      'Reports that a sign-in wasn’t the caller’s. Ends its session and forgets all known devices. It doesn’t change the password.',
    access: 'user',
  },
})
