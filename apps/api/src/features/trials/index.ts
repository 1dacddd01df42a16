import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { implement } from '../../ports/implement'
import { applyForTrialOrMeeting } from './applyForTrialOrMeeting'
import { listTrials } from './listTrials'
import { getTrialOf } from './trialState'
import { withdrawTrialOrMeeting } from './withdrawTrialOrMeeting'

export const trialRoutes = implement(trialsOperations, {
  listTrials,
  getTrialOf,
  applyForTrialOrMeeting,
  withdrawTrialOrMeeting,
})

export { trialDeskRoutes } from './trialsAtDesk'
