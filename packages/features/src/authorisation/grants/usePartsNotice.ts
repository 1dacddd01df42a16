import { useDescribeFailure } from '../../shared/host/useKept'
import type { PartsOutcome } from '../../shared/request/runParts'
import { useFormat } from '../../shared/texts/useFormat'
import { type UndoOffer, useUndo } from '../../shared/undo/useUndo'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { TypedPart } from './partsByType'

/** Reports the results of several calls, and offers to undo all of them; returns the text if some failed. */
export function usePartsNotice() {
  const texts = useAuthorisationTexts()
  const describe = useDescribeFailure()
  const offerUndo = useUndo()
  const { list } = useFormat()
  const say = (parts: readonly TypedPart['name'][]) =>
    list(
      parts.map(({ productType, count }) =>
        productType === 'subscription' ? texts.subscriptionPart(count) : texts.serialNumberPart(count),
      ),
    )

  return (outcome: PartsOutcome<TypedPart['name']>, success: UndoOffer): string | undefined => {
    if (outcome.state === 'done') {
      offerUndo(success)
      return undefined
    }
    const reason = describe(outcome.failure)
    return outcome.state === 'failed'
      ? reason
      : texts.somePartFailed(say(outcome.done), say(outcome.failed), reason)
  }
}
