import { socialOperations } from '@atrium/contracts/session/social/policy'
import { socialAccountsOperations } from '@atrium/contracts/socialAccounts/policy'
import { implement } from '../../ports/implement'
import { beginSocialBinding, beginSocialSignIn } from './begin'
import { bindSocialAccount } from './bindSocialAccount'
import { exchangeCode } from './exchangeCode'
import { listSocialAccounts } from './listSocialAccounts'
import { wireProvider } from './providerOf'
import { signInBySocialAccount } from './signInBySocialAccount'
import { unbindSocialAccount } from './unbindSocialAccount'
import { getSocialUser } from './userOf'

export const socialRoutes = [
  ...implement(socialOperations, {
    async listSocialProviders({ ports }) {
      return ports.social.map(wireProvider)
    },
    beginSocialSignIn,
    exchangeSocialCode: { first: exchangeCode },
    getSocialUser,
    signInBySocialAccount: { unmanaged: signInBySocialAccount },
    bindSocialAccount,
  }),
  ...implement(socialAccountsOperations, {
    listSocialAccounts,
    beginSocialBinding,
    unbindSocialAccount,
  }),
]
