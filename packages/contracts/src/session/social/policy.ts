import { withPolicy } from '../../wire/policy'
import { socialContract } from './contract'

export const socialOperations = withPolicy(socialContract, {
  listSocialProviders: {
    summary: 'Providers of social accounts that one may sign in with.',
  },
  beginSocialSignIn: {
    summary:
      'Begins a sign-in at a provider, bound to this browser. It leads back to `/callback` within ten minutes.',
  },
  exchangeSocialCode: {
    summary:
      'Takes what the provider answered, once, and only from the browser that began. Answers a ticket of 15 minutes that says who it is; the provider’s own tokens stay here.',
  },
  getSocialUser: {
    summary: 'Whom a ticket is about.',
  },
  signInBySocialAccount: {
    summary:
      'Signs in whom the ticket’s social account is bound to. Where it is bound to nobody the ticket stays good, to bind it.',
  },
  bindSocialAccount: {
    summary:
      'Binds the ticket’s social account to the caller, whom it signs in from then on. One account of each provider for each person, and one person for each account.',
    access: 'user',
    proof: 'recent',
  },
})
