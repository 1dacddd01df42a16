import type { Notice } from '../host/host'
import { useDescribeFailure, useHost, useTexts } from '../host/useHost'
import type { UndoOutcome } from '../request/actionAtom'
import { useFormat } from '../texts/useFormat'
import { asFailure } from '../wire/Failure'
import { undoMessages } from './messages'

/** How long a person can take something back, not counting the time in which the notice has pointer or focus. */
const undoTime = 10_000

export interface UndoOffer {
  /** What has succeeded. */
  readonly message: string
  /** The inverse. It runs at most once, also when the screen has gone meanwhile. */
  readonly undo: () => Promise<UndoOutcome>
}

/**
 * Tells that something succeeded, and offers to undo it for ten seconds. What can't be undone exactly belongs
 * into a plain notice.
 *
 * @param refusals texts for refusals of the inverse, by their code
 */
export function useUndo(refusals?: Readonly<Record<number, string>>) {
  const { notify } = useHost()
  const texts = useTexts(undoMessages)
  const describe = useDescribeFailure(refusals)
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
    // Of what was overtaken by the next change nothing is offered any more.
    notify({ id: 'undo', tone: 'success', message, duration: undoTime, action: { label: texts.undo, run } })
  }
}
