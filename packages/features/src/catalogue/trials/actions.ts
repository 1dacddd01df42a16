import { actionAtom } from '../../shared/request/actionAtom'
import { trialsApiAtom } from './api'

interface TrialRequest {
  readonly productId: string
  readonly purpose: string
}

/** Resolves to the state of the trial: it waits, or runs already. */
export const applyAction = actionAtom({
  run: async (get, _set, body: TrialRequest) => (await get(trialsApiAtom).applyForTrial({ body })).status,
  stale: ['trials'],
})

export const withdrawAction = actionAtom({
  run: (get, _set, id: string) => get(trialsApiAtom).withdrawTrial({ body: { id } }),
  stale: ['trials'],
})
