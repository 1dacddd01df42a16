import { atom, type Getter, type Setter, type WritableAtom } from 'jotai'
import { Failure, type FailureKind } from '../wire/Failure'
import { type Part, type PartsOutcome, runParts } from './runParts'
import { makeStaleAtom, type Resource } from './stale'

/** Changes something when written to; rejects with a `Failure`. Components call it through `useAction`. */
export type ActionAtom<I, R> = WritableAtom<null, [input: I], Promise<R>>

interface Change<I, R> {
  readonly run: (get: Getter, set: Setter, input: I) => Promise<R>
  /** Resources that changed. */
  readonly stale: readonly Resource[]
  /** Resources that may be out of date after a failure. Default: the same. */
  readonly staleOnFailure?: readonly Resource[]
}

interface UndoableChange<I, R> extends Change<I, R> {
  /** The inverse: one call, or several, named by what each is about, which run whether or not another fails. */
  readonly undo: (
    get: Getter,
    set: Setter,
    input: I,
    result: R,
  ) => Promise<unknown> | readonly Part<readonly string[]>[]
}

export type UndoOutcome = PartsOutcome<readonly string[]>

export interface Undoable<R> {
  readonly result: R
  readonly undo: () => Promise<UndoOutcome>
}

/**
 * A change, and the resources it makes stale: their viewers ask again, also after a failure, because the data acted on
 * may be out of date.
 */
export function actionAtom<I, R>({ run, ...change }: Change<I, R>): ActionAtom<I, R> {
  return atom(null, (get, set, input: I) => changing(set, change, () => run(get, set, input)))
}

/** A change that can be undone, by the `undo` that it resolves with: see `useUndo`. */
export function undoableAtom<I, R>({
  run,
  undo,
  ...change
}: UndoableChange<I, R>): ActionAtom<I, Undoable<R>> {
  return atom(null, async (get, set, input: I) => {
    const result = await changing(set, change, () => run(get, set, input))
    return { result, undo: () => changing(set, change, () => outcomeOf(undo(get, set, input, result))) }
  })
}

interface Question<I, R> {
  readonly run: (get: Getter, input: I) => Promise<R>
  /** Resources to reload when the thing no longer exists. */
  readonly stale: readonly Resource[]
}

/** A question to the service before a change, such as what would be lost. */
export function questionAtom<I, R>({ run, stale }: Question<I, R>): ActionAtom<I, R> {
  return atom(null, (get, set, input: I) =>
    run(get, input).catch((thrown) => {
      if (thrown instanceof Failure && isOutdated(thrown)) set(makeStaleAtom, stale)
      throw thrown
    }),
  )
}

const isOutdated = ({ kind }: Failure) => kind === 'missing' || kind === 'refused'

async function changing<R>(
  set: Setter,
  { stale, staleOnFailure = stale }: Pick<Change<never, never>, 'stale' | 'staleOnFailure'>,
  work: () => Promise<R>,
): Promise<R> {
  try {
    const result = await work()
    set(makeStaleAtom, stale)
    return result
  } catch (thrown) {
    if (!(thrown instanceof Failure && changedNothing.includes(thrown.kind)))
      set(makeStaleAtom, staleOnFailure)
    throw thrown
  }
}

/** Reloading would only replace the shown data with the same failure. */
const changedNothing: readonly FailureKind[] = [
  'offline',
  'unauthenticated',
  'signedInElsewhere',
  'noCompany',
]

const outcomeOf = (undoing: ReturnType<UndoableChange<never, never>['undo']>): Promise<UndoOutcome> =>
  runParts(undoing instanceof Promise ? [{ name: [], run: () => undoing }] : undoing)
