import { atom, type Getter, type WritableAtom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { asFailure, type Failure } from '../wire/Failure'

/** What a screen knows of something it asked for. */
export type Request<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  /** `stale`: shown while a newer answer is on its way. */
  | { readonly state: 'ready'; readonly value: T; readonly stale: boolean }

/** A request; writing to it asks again. */
export type RequestAtom<T> = WritableAtom<Request<T>, [], void>

const loading = { state: 'loading' } as const

/**
 * Asks whenever what `load` reads changes, on each visit to a screen that shows it, as others may have changed the
 * answer meanwhile, and again when written to. While a newer answer is on its way the earlier one stays, marked
 * stale. An outdated question is aborted through `signal`.
 */
export function requestAtom<T>(load: (get: Getter, signal: AbortSignal) => Promise<T>): RequestAtom<T> {
  const attempt = atom(0)
  const returns = returnsAtom()
  const answer = atom(async (get, { signal }): Promise<Request<T>> => {
    get(attempt)
    get(returns)
    try {
      return { state: 'ready', value: await load(get, signal), stale: false }
    } catch (thrown) {
      return { state: 'failed', failure: asFailure(thrown) }
    }
  })
  const settled = unwrap(
    answer,
    (previous): Request<T> => (previous?.state === 'ready' ? { ...previous, stale: true } : loading),
  )
  return atom(
    (get) => get(settled),
    (_get, set) => set(attempt, (count) => count + 1),
  )
}

/** How often somebody came back to look: the first visit is none. */
function returnsAtom() {
  const visits = atom(0)
  visits.onMount = (set) => set((count) => count + 1)
  return atom((get) => Math.max(0, get(visits) - 1))
}

/** The request as the `state` of a table that shows its value. */
export function tableState(request: Request<unknown>): 'loading' | 'refreshing' | 'ready' | 'failed' {
  return request.state === 'ready' && request.stale ? 'refreshing' : request.state
}
