import { actionAtom } from '../../shared/request/actionAtom'
import { deregistrationApiAtom } from './api'

/**
 * Resolves to the end of the account with its proof. Makes nothing stale in this tab, because it ends the
 * sessions.
 */
export const deregisterAction = actionAtom({
  async run(get, _set, code: string) {
    return get(deregistrationApiAtom).deregister({ body: { agreed: true, code } })
  },
  stale: [],
  staleOnFailure: ['deregistration'],
})

export const keepAccountAction = actionAtom<void, unknown>({
  run: (get) => get(deregistrationApiAtom).keepAccount({}),
  stale: ['deregistration', 'person'],
})
