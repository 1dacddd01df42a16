import { asFailure, type Failure } from '../wire/Failure'

/** One of several calls that a person started as one action. */
export interface Part<N = string> {
  /** Its subject, as shown to the person. */
  readonly name: N
  readonly run: () => Promise<unknown>
}

export type PartsOutcome<N = string> =
  | { readonly state: 'done' }
  /** Nothing was done. */
  | { readonly state: 'failed'; readonly failure: Failure }
  /** Some parts were done and stay done. */
  | {
      readonly state: 'partly'
      readonly done: readonly N[]
      readonly failed: readonly N[]
      readonly failure: Failure
    }

/** Runs the calls in sequence, each whether or not another failed, and reports exactly which ones succeeded. */
export async function runParts<N>(parts: readonly Part<N>[]): Promise<PartsOutcome<N>> {
  const done: N[] = []
  const failed: N[] = []
  const failures: Failure[] = []
  for (const { name, run } of parts) {
    try {
      await run()
      done.push(name)
    } catch (thrown) {
      failures.push(asFailure(thrown))
      failed.push(name)
    }
  }
  const [failure] = failures
  if (!failure) return { state: 'done' }
  return done.length === 0 ? { state: 'failed', failure } : { state: 'partly', done, failed, failure }
}
