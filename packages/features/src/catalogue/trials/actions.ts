import { actionAtom } from '../../shared/request/actionAtom'
import { type TrialsInputs, trialsApiAtom } from './api'

/**
 * Resolves to the result: a trial is pending or already running; a meeting has a place, or a place on its
 * waiting list.
 */
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
