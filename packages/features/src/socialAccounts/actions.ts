import { locationAtom, presentHostAtom } from '../shared/host/host'
import { actionAtom } from '../shared/request/actionAtom'
import { keepAttempt } from '../shared/social/keptAttempts'
import { socialAccountsApiAtom } from './api'

interface Beginning {
  readonly provider: string
  /** The page's address. */
  readonly origin: string
}

/** Returns the provider's address, which leads back to the current page. */
export const beginBindingAction = actionAtom({
  run: async (get, _set, body: Beginning): Promise<string> => {
    const { store } = get(presentHostAtom)
    const { address, state, ...begun } = await get(socialAccountsApiAtom).beginSocialBinding({ body })
    keepAttempt(store, state, { ...begun, ...get(locationAtom), purpose: 'bind' })
    return address
  },
  stale: [],
})

export const unbindAction = actionAtom({
  run: (get, _set, provider: string) =>
    get(socialAccountsApiAtom).unbindSocialAccount({ body: { provider } }),
  stale: ['socialAccounts', 'securityEvents'],
})
