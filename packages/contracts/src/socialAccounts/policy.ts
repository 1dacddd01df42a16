import { withPolicy } from '../wire/policy'
import { socialAccountsContract } from './contract'

export const socialAccountsOperations = withPolicy(socialAccountsContract, {
  listSocialAccounts: {
    summary: 'What of each provider of social accounts the caller has bound.',
    access: 'user',
  },
  beginSocialBinding: {
    summary: 'BeginSocialSignIn, to bind what the provider answers to the caller and nobody else.',
    access: 'user',
    proof: 'recent',
  },
  unbindSocialAccount: {
    summary: 'Signs nobody in with that provider’s account any more; refused where it is the last way in.',
    access: 'user',
    proof: 'recent',
  },
})
