import { defineRefusals } from '../../wire/refusals'
import { secondStepRuleErrors as codes } from './contract'

/** Refusals about the company’s rule on second steps. */
export const secondStepRuleRefusals = defineRefusals({
  ownMissing: {
    code: codes.ownMissing,
    chinese: '请先为您自己的账号开启两步验证',
    english: 'Turn on two-step sign-in for your own account first',
  },
})
