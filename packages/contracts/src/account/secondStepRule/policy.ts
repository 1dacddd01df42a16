import { withPolicy } from '../../wire/policy'
import { secondStepRuleContract } from './contract'

export const secondStepRuleOperations = withPolicy(secondStepRuleContract, {
  getSecondStepRule: {
    summary: 'Whether the company’s administrators need a second step, and how many have none.',
    access: 'superAdministrator',
  },
  setSecondStepRule: {
    summary:
      'Says whether administrators need a second step. Those of now have 7 days; without one, what only administrators may is closed to them then, and to whoever becomes one later at once.',
    access: 'superAdministrator',
    proof: 'recent',
  },
})
