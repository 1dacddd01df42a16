import { useDescribeFailure, useHost, useTexts } from '../host/useHost'
import { asFailure } from '../wire/Failure'
import { undoMessages } from './undoMessages'

/** How long a person can take something back, not counting the time in which the notice has pointer or focus. */
const undoTime = 10_000

export interface Undoable {
  /** What has succeeded. */
  readonly message: string
  /** The inverse. It runs at most once, also when the screen has gone meanwhile. */
  readonly undo: () => Promise<unknown>
  /** What is told once it is undone, where "Undone" leaves something open. */
  readonly undone?: string
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

  return function offerUndo({ message, undo, undone }: Undoable): void {
    let started = false
    async function run() {
      if (started) return
      started = true
      try {
        await undo()
        notify({ tone: 'success', message: undone ?? texts.undone })
      } catch (thrown) {
        notify({ tone: 'failure', message: texts.undoFailed(describe(asFailure(thrown))) })
      }
    }
    notify({ tone: 'success', message, duration: undoTime, action: { label: texts.undo, run } })
  }
}
