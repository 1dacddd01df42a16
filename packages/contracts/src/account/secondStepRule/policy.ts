import { withPolicy } from '../../wire/policy'
import { secondStepRuleContract } from './contract'

export const secondStepRuleOperations = withPolicy(secondStepRuleContract, {
  getSecondStepRule: {
    summary: 'Returns whether the company’s administrators need a second step, and how many have none.',
    access: 'superAdministrator',
    embedding: 'never',
  },
  setSecondStepRule: {
    summary:
      'Sets whether administrators need a second step. Current ones have 7 days, new ones none. Without it, they can do only what ordinary members can.',
    access: 'superAdministrator',
    embedding: 'never',
    proof: 'recent',
  },
})
