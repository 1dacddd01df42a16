import { trialsContract } from '@atrium/contracts/catalogue/trials/contract'
import { implement } from '../../ports/implement'
import { applyForTrialOrMeeting } from './applyForTrialOrMeeting'
import { getTrialOf } from './getTrialOf'
import { listTrials } from './listTrials'
import { withdrawTrialOrMeeting } from './withdrawTrialOrMeeting'

export const trialRoutes = implement(trialsContract, {
  listTrials,
  getTrialOf,
  applyForTrialOrMeeting,
  withdrawTrialOrMeeting,
})
