import { withPolicy } from '../../wire/policy'
import { socialContract } from './contract'

export const socialOperations = withPolicy(socialContract, {
  listSocialProviders: {
    summary: 'Lists the providers for social sign-in.',
  },
  beginSocialSignIn: {
    summary:
      'Starts a sign-in at a provider for this browser. The provider leads back to `/callback` within ten minutes.',
  },
  exchangeSocialCode: {
    summary:
      'Redeems a provider’s answer, once, from the browser that started it. Returns a ticket with the identity, valid for 15 minutes. The provider’s own tokens are not passed on.',
  },
  getSocialUser: {
    summary: 'Returns the identity in a ticket.',
  },
  signInBySocialAccount: {
    summary:
      'Signs in the person whom the ticket’s social account is connected to. If it isn’t connected, the ticket stays valid for connecting it.',
  },
  bindSocialAccount: {
    summary:
      'Connects the ticket’s social account to the caller. A person can have one account per provider, and a social account belongs to one person.',
    access: 'user',
    proof: 'recent',
  },
})
