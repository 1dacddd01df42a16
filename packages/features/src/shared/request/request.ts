import { atom, type Getter, type WritableAtom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { hostAtom } from '../host/host'
import { asFailure, type Failure } from '../wire/Failure'
import type { Resource } from './Resource'
import { hearStale } from './stale'

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
  const attempt = atom(0)
  const looks = looksAtom(shows)
  const answer = atom(async (get, { signal }): Promise<Request<T>> => {
    get(attempt)
    get(looks)
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

/**
 * How often somebody came back to look, or what is looked at was made stale: the first visit is none. What nobody looks
 * at hears nothing, so that a question that is under way when one leaves isn't asked anew.
 */
function looksAtom(shows: readonly Resource[]) {
  const count = atom(0)
  const looks = atom(
    (get) => Math.max(0, get(count) - 1),
    (get, set) => {
      const look = () => set(count, (before) => before + 1)
      look()
      const host = get(hostAtom)
      return (
        host && hearStale(host.events, (resources) => shows.some((one) => resources.includes(one)) && look())
      )
    },
  )
  looks.onMount = (show) => show()
  return looks
}

/** The request as the `state` of a table that shows its value. */
export function tableState(request: Request<unknown>): 'loading' | 'refreshing' | 'ready' | 'failed' {
  return request.state === 'ready' && request.stale ? 'refreshing' : request.state
}
