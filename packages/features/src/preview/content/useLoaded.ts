import { useEffect, useEffectEvent, useState } from 'react'
import { ContentProblem, type Reason } from './ContentProblem'

export type Loaded<T> =
  /** `share`: the part of the content that has arrived, from 0 to 1. At 1, it is being prepared. */
  | { readonly state: 'loading'; readonly share: number }
  | { readonly state: 'failed'; readonly reason: Reason }
  | { readonly state: 'ready'; readonly value: T }

/**
 * Loads a file; a new key loads again.
 * @param load calls `tell` with the share that has arrived
 */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal, tell: (share: number) => void) => Promise<T>,
): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly key?: string }>(beginning)
  const start = useEffectEvent(load)
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    let told = 0
    let isFinal = false
    const show = (next: Loaded<T>) => {
      // Parts may arrive after the result: a ready or failed state never goes back to loading.
      if (signal.aborted || isFinal) return
      isFinal = next.state !== 'loading'
      setLoaded({ ...next, key })
    }
    const tell = (share: number) => {
      // Rendering at each hundredth is enough.
      if (share < 1 && share - told < 0.01) return
      told = share
      show({ state: 'loading', share })
    }
    start(signal, tell).then(
      (value) => show({ state: 'ready', value }),
      (thrown) =>
        show({ state: 'failed', reason: thrown instanceof ContentProblem ? thrown.reason : 'broken' }),
    )
    return () => control.abort()
  }, [key])
  return loaded.key === key ? loaded : beginning
}

const beginning = { state: 'loading', share: 0 } as const
