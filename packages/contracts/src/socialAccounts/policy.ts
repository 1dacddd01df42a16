import { withPolicy } from '../wire/policy'
import { socialAccountsContract } from './contract'

export const socialAccountsOperations = withPolicy(socialAccountsContract, {
  listSocialAccounts: {
    summary: 'Lists the providers, with the caller’s connected account of each.',
    access: 'user',
  },
  beginSocialBinding: {
    summary: 'Like BeginSocialSignIn, but connects the provider’s answer to the caller only.',
    access: 'user',
    proof: 'recent',
  },
  unbindSocialAccount: {
    summary: 'Disconnects that provider’s account. Refused if it is the last way to sign in.',
    access: 'user',
    proof: 'recent',
  },
})
