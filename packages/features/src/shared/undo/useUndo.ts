import type { Notice } from '../host/host'
import { useDescribeFailure, useHost, useTexts } from '../host/useKept'
import type { UndoOutcome } from '../request/actionAtom'
import { useFormat } from '../texts/useFormat'
import { asFailure } from '../wire/Failure'
import { undoMessages } from './messages'

/** Duration of an undo offer, not counting the time in which the notice has pointer or focus. */
const undoTime = 10_000

export interface UndoOffer {
  /** The message about the success. */
  readonly message: string
  /** The inverse. It runs at most once, even if the screen has gone. */
  readonly undo: () => Promise<UndoOutcome>
}

/**
 * Reports a success, and offers undo for ten seconds. Use a plain notice for anything that can't be undone exactly.
 *
 * @param own sentences for failures of the inverse, by error code, where the page knows more than the service
 */
export function useUndo(own?: Readonly<Record<number, string>>) {
  const { notify } = useHost()
  const texts = useTexts(undoMessages)
  const describe = useDescribeFailure(own)
  const { list } = useFormat()

  function told(outcome: UndoOutcome): Notice {
    if (outcome.state === 'done') return { tone: 'success', message: texts.undone }
    const reason = describe(outcome.failure)
    const message =
      outcome.state === 'failed'
        ? texts.undoFailed(reason)
        : texts.undonePartly(list(outcome.failed.flat()), reason)
    return { tone: 'failure', message }
  }

  return function offerUndo({ message, undo }: UndoOffer): void {
    let started = false
    async function run() {
      if (started) return
      started = true
      const outcome = await undo().catch(
        (thrown) => ({ state: 'failed', failure: asFailure(thrown) }) as const,
      )
      notify({ id: 'undo', ...told(outcome) })
    }
    // Undo isn't offered once the next change follows.
    notify({ id: 'undo', tone: 'success', message, duration: undoTime, action: { label: texts.undo, run } })
  }
}
