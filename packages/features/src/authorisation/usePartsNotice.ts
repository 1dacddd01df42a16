import { useDescribeFailure } from '../shared/host/useHost'
import { useFormat } from '../shared/texts/useFormat'
import { type Undoable, useUndo } from '../shared/undo/useUndo'
import type { PartsOutcome } from './runParts'
import { useAuthorisationTexts, useRefusals } from './useAuthorisationTexts'

/** Tells what came of several calls, and offers to undo all of it; answers with the text where it was not all of it. */
export function usePartsNotice() {
  const texts = useAuthorisationTexts()
  const describe = useDescribeFailure(useRefusals())
  const offerUndo = useUndo(useRefusals())
  const { list } = useFormat()

  return (outcome: PartsOutcome, success: Undoable): string | undefined => {
    if (outcome.state === 'done') {
      offerUndo(success)
      return undefined
    }
    const reason = describe(outcome.failure)
    return outcome.state === 'failed'
      ? reason
      : texts.somePartFailed(list(outcome.done), list(outcome.failed), reason)
  }
}
