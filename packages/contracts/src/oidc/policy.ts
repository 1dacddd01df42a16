import { withPolicy } from '../wire/policy'
import { oidcContract } from './contract'

export const oidcOperations = withPolicy(oidcContract, {
  getSignInRequest: {
    summary:
      'Says which application asks to sign somebody in, and for what. Only for the browser in which the request began.',
  },
  answerSignInRequest: {
    summary:
      'Signs the caller in to the application, or refuses it. Returns the address to continue at, or what the person still has to decide.',
    access: 'user',
    limited: 'open',
  },
  checkLicence: {
    summary:
      'Says whether the person of an application’s access token may use the application’s product now, for the company chosen at the sign-in. A token that is bound to a key needs a DPoP proof.',
  },
  listAllowedApplications: {
    summary: 'Lists the applications that the caller signed in to, with what they may learn.',
    access: 'user',
  },
  revokeAllowedApplication: {
    summary: 'Signs the caller out of the application, ends its tokens, and forgets what they allowed it.',
    access: 'user',
  },
})
