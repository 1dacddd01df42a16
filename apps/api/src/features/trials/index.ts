import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { implement } from '../../ports/implement'
import { applyForTrialOrMeeting } from './applyForTrialOrMeeting'
import { getTrialOf } from './getTrialOf'
import { listTrials } from './listTrials'
import { withdrawTrialOrMeeting } from './withdrawTrialOrMeeting'

export const trialRoutes = implement(trialsOperations, {
  listTrials,
  getTrialOf,
  applyForTrialOrMeeting,
  withdrawTrialOrMeeting,
})
