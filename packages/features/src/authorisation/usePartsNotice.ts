import { useDescribeFailure, useFormat, useHost } from '../shared/useHost'
import type { PartsOutcome } from './runParts'
import { useAuthorisationTexts, useRefusals } from './useAuthorisationTexts'

/** Tells what came of several calls; answers with the text where it was not all of it. */
export function usePartsNotice() {
  const texts = useAuthorisationTexts()
  const describe = useDescribeFailure(useRefusals())
  const { notify } = useHost()
  const { list } = useFormat()

  return (outcome: PartsOutcome, success: string): string | undefined => {
    if (outcome.state === 'done') {
      notify({ tone: 'success', message: success })
      return undefined
    }
    const reason = describe(outcome.failure)
    return outcome.state === 'failed'
      ? reason
      : texts.somePartFailed(list(outcome.done), list(outcome.failed), reason)
  }
}
