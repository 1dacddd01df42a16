import { actionAtom } from '../../shared/request/actionAtom'
import { deregistrationApiAtom } from './api'

/** Makes nothing stale where it was done: it ends the sessions. */
export const deregisterAction = actionAtom({
  async run(get, _set, code: string) {
    return (await get(deregistrationApiAtom).deregister({ body: { agreed: true, code } })).endsAt
  },
  stale: [],
  staleOnFailure: ['deregistration'],
})

export const keepAccountAction = actionAtom<void, unknown>({
  run: (get) => get(deregistrationApiAtom).keepAccount({}),
  stale: ['deregistration', 'person'],
})
