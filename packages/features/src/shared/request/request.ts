import { atom, type Getter, type WritableAtom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { asFailure, type Failure } from '../wire/Failure'
import type { Resource } from './Resource'
import { changesOf } from './stale'

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
 * Asks whenever what `load` reads changes or a change made one of the resources stale that it shows, on each visit to
 * a screen that shows it, as others may have changed the answer meanwhile, and again when written to. While a newer
 * answer is on its way the earlier one stays, marked stale. An outdated question is aborted through `signal`.
 */
export function requestAtom<T>(
  shows: readonly Resource[],
  load: (get: Getter, signal: AbortSignal) => Promise<T>,
): RequestAtom<T> {
  const attempt = attemptAtom()
  const changes = changesOf(shows)
  const answer = atom(async (get, { signal }): Promise<Request<T>> => {
    get(attempt)
    get(changes)
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

/** Another one after each visit: whoever comes back to look, asks again. */
function attemptAtom() {
  const attempt = atom(0)
  attempt.onMount = (set) => () => set((count) => count + 1)
  return attempt
}

/** The request as the `state` of a table that shows its value. */
export function tableState(request: Request<unknown>): 'loading' | 'refreshing' | 'ready' | 'failed' {
  return request.state === 'ready' && request.stale ? 'refreshing' : request.state
}
