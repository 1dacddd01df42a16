import { actionAtom } from '../../shared/request/actionAtom'
import { requestAtom } from '../../shared/request/request'
import { secondStepRuleApiAtom } from './api'

/** Whether the company's administrators need a second step; writing reloads it. */
export const secondStepRuleAtom = requestAtom(['secondStepRule', 'secondStep'], (get, signal) =>
  get(secondStepRuleApiAtom).getSecondStepRule({}, { signal }),
)

export const setSecondStepRuleAction = actionAtom({
  run: (get, _set, isWanted: boolean) => get(secondStepRuleApiAtom).setSecondStepRule({ body: { isWanted } }),
  stale: ['secondStepRule', 'history', 'securityEvents'],
})

declare module '../../shared/request/stale' {
  interface Resources {
    /** The company's rule. */
    readonly secondStepRule: unknown
  }
}
