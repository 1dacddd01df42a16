import { actionAtom } from '../../shared/request/actionAtom'
import { type TrialsInputs, trialsApiAtom } from './api'

/** Resolves to what came of it: a trial waits or runs already, a meeting has a place for one or lets one wait. */
export const applyAction = actionAtom({
  run: async (get, _set, body: TrialsInputs['applyForTrialOrMeeting']['body']) =>
    (await get(trialsApiAtom).applyForTrialOrMeeting({ body } as TrialsInputs['applyForTrialOrMeeting']))
      .status,
  stale: ['trials', 'meetings'],
})

export const withdrawAction = actionAtom({
  run: (get, _set, body: TrialsInputs['withdrawTrialOrMeeting']['body']) =>
    get(trialsApiAtom).withdrawTrialOrMeeting({ body }),
  stale: ['trials', 'meetings'],
})
