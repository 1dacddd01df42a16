import { secondStepRuleContract } from '@atrium/contracts/account/secondStepRule/contract'
import { implement } from '../../ports/implement'
import { getSecondStepRule } from './getSecondStepRule'
import { setSecondStepRule } from './setSecondStepRule'

export const secondStepRuleRoutes = implement(secondStepRuleContract, {
  getSecondStepRule,
  setSecondStepRule,
})
