import { asFailure, type Failure } from '../shared/wire/Failure'

/** One of several calls that a person started as one thing. */
export interface Part {
  /** What it does, as a person is told. */
  readonly name: string
  readonly run: () => Promise<unknown>
}

export type PartsOutcome =
  | { readonly state: 'done' }
  /** None of it was done. */
  | { readonly state: 'failed'; readonly failure: Failure }
  /** Some was done and stays done. */
  | {
      readonly state: 'partly'
      readonly done: readonly string[]
      readonly failed: readonly string[]
      readonly failure: Failure
    }

/** Makes the calls one after the other, each whether or not another failed, and says truthfully what came of it. */
export async function runParts(parts: readonly Part[]): Promise<PartsOutcome> {
  const done: string[] = []
  const failed: string[] = []
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
