import { locationAtom, presentHostAtom } from '../shared/host/host'
import { actionAtom } from '../shared/request/actionAtom'
import { keepAttempt } from '../shared/social/keptAttempts'
import { socialAccountsApiAtom } from './api'

interface Beginning {
  readonly provider: string
  /** Of this page. */
  readonly origin: string
}

/** Answers where the page goes, to come back to where it is now. */
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
