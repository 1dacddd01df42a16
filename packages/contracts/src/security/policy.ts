import { withPolicy } from '../wire/policy'
import { securityContract } from './contract'

export const securityOperations = withPolicy(securityContract, {
  getSecurity: {
    summary: 'What keeps the caller’s account theirs, and what of that is weak.',
    access: 'user',
  },
  listSessions: {
    summary: 'Where the caller is signed in, at ten places at most, the one used last at the head.',
    access: 'user',
  },
  endSessions: {
    summary:
      'Ends own sessions, at once, as signed in elsewhere; never the one that calls. Answers how many ended.',
    access: 'user',
    proof: 'recent',
  },
  listSecurityEvents: {
    summary:
      'What happened to the caller’s account, such as sign-ins, newest first; from where, for half a year.',
    access: 'user',
  },
  getSignIn: {
    summary: 'One sign-in of the caller’s, open or over; kept for a month after its session’s end.',
    access: 'user',
  },
  disownSignIn: {
    summary:
      'Says that a sign-in wasn’t the caller’s: ends its session, if that is still open, and knows no device of theirs any more. The password is theirs to change.',
    access: 'user',
  },
})
