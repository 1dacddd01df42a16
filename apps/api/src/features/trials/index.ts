import { trialsContract } from '@atrium/features/catalogue/trials/contract'
import { implement } from '../../ports/implement'
import { applyForTrial } from './applyForTrial'
import { getTrialOf } from './getTrialOf'
import { listTrials } from './listTrials'
import { withdrawTrial } from './withdrawTrial'

export const trialRoutes = implement(trialsContract, { listTrials, getTrialOf, applyForTrial, withdrawTrial })
