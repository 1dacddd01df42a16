import { useCallback, useRef, useState } from 'react'
import { asFailure, type Failure } from '../wire/Failure'

/** How something that a person started is going. */
export type ActionState =
  | { readonly state: 'idle' }
  | { readonly state: 'running' }
  | { readonly state: 'failed'; readonly failure: Failure }

type ActionResult<R> =
  | { readonly done: true; readonly value: R }
  | { readonly done: false; readonly failure: Failure }

const idle = { state: 'idle' } as const
const running = { state: 'running' } as const

/**
 * Runs something at most once at a time: started again meanwhile, it returns the run under way. It never
 * rejects with a failure: the result says how it went, and so does the state.
 */
export function useAction<A extends unknown[], R>(work: (...input: A) => Promise<R>) {
  const [action, setAction] = useState<ActionState>(idle)
  const underWay = useRef<Promise<ActionResult<R>>>(undefined)
  const latest = useRef(work)
  latest.current = work

  const run = useCallback((...input: A): Promise<ActionResult<R>> => {
    underWay.current ??= (async (): Promise<ActionResult<R>> => {
      setAction(running)
      try {
        const value = await latest.current(...input)
        setAction(idle)
        return { done: true, value }
      } catch (thrown) {
        const failure = asFailure(thrown)
        setAction({ state: 'failed', failure })
        return { done: false, failure }
      } finally {
        underWay.current = undefined
      }
    })()
    return underWay.current
  }, [])

  const reset = useCallback(() => setAction(idle), [])
  return { run, reset, action, busy: action.state === 'running' }
}
