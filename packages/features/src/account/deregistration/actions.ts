import { actionAtom } from '../../shared/request/actionAtom'
import { deregistrationApiAtom } from './api'

/** Makes nothing stale where it was done: it ends the sessions. */
export const deregisterAction = actionAtom({
  run: (get, _set, code: string) => get(deregistrationApiAtom).deregister({ body: { agreed: true, code } }),
  stale: [],
  staleOnFailure: ['deregistration'],
})

export const keepAccountAction = actionAtom<void, unknown>({
  run: (get) => get(deregistrationApiAtom).keepAccount({}),
  stale: ['deregistration', 'person'],
})
