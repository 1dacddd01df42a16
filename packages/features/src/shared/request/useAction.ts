import { useStore } from 'jotai'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { asFailure, type Failure } from '../wire/Failure'
import type { ActionAtom } from './actionAtom'

/** State of something that a person started. */
export type ActionState =
  | { readonly state: 'idle' }
  | { readonly state: 'running' }
  | { readonly state: 'failed'; readonly failure: Failure }

export type ActionResult<R> =
  | { readonly done: true; readonly value: R }
  | { readonly done: false; readonly failure: Failure }

export interface Action<A extends unknown[], R> {
  readonly run: (...input: A) => Promise<ActionResult<R>>
  readonly perform: (...input: A) => Promise<R>
  /** Clears a failure. */
  readonly reset: () => void
  readonly action: ActionState
  readonly busy: boolean
}

const idle = { state: 'idle' } as const
const running = { state: 'running' } as const

/**
 * Runs an action of the feature, or other work, at most once at a time: started again meanwhile, it returns the
 * running one. `run` never rejects with a failure: both its result and the state report it. `perform` does reject, for
 * dialogs that show failures themselves.
 */
export function useAction<I, R>(change: ActionAtom<I, R>): Action<[input: I], R>
export function useAction<A extends unknown[], R>(work: (...input: A) => Promise<R>): Action<A, R>
export function useAction<R>(work: ActionAtom<unknown, R> | ((...input: unknown[]) => Promise<R>)) {
  const store = useStore()
  const [action, setAction] = useState<ActionState>(idle)
  const underWay = useRef<Promise<ActionResult<R>>>(undefined)
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })

  const run = useCallback(
    (...input: unknown[]): Promise<ActionResult<R>> => {
      underWay.current ??= (async (): Promise<ActionResult<R>> => {
        setAction(running)
        try {
          const { current } = latest
          const value = await (typeof current === 'function'
            ? current(...input)
            : store.set(current, input[0]))
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
    },
    [store],
  )

  const perform = useCallback(
    async (...input: unknown[]) => {
      const result = await run(...input)
      if (!result.done) throw result.failure
      return result.value
    },
    [run],
  )

  const reset = useCallback(() => setAction(idle), [])
  return { run, perform, reset, action, busy: action.state === 'running' }
}
