import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { failureNotice } from '../../shared/wire/failureNotice'
import { toggleRuleAction } from '../actions'
import type { RuleRow } from '../api'
import { licenceRulesMessages } from '../messages'

/** Pauses a rule or continues it, and offers to undo that. */
export function useToggleRule() {
  const texts = useTexts(licenceRulesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const offerUndo = useUndo()
  const { run } = useAction(toggleRuleAction)
  return async ({ ruleId, state }: Pick<RuleRow, 'ruleId' | 'state'>) => {
    const result = await run({ ruleId, state })
    if (!result.done) return notify(failureNotice(result.failure, describe(result.failure)))
    offerUndo({
      message: state === 'active' ? texts.toggledOff : texts.toggledOn,
      undo: result.value.undo,
    })
  }
}
