import { secondStepRuleOperations } from '@atrium/contracts/account/secondStepRule/policy'
import { implement } from '../../../ports/implement'
import { getSecondStepRule } from './getSecondStepRule'
import { setSecondStepRule } from './setSecondStepRule'

export const secondStepRuleRoutes = implement(secondStepRuleOperations, {
  getSecondStepRule,
  setSecondStepRule,
})
