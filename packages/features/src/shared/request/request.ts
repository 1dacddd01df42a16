import { atom, type Getter, type WritableAtom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { hostAtom } from '../host/host'
import { asFailure, type Failure } from '../wire/Failure'
import { markFollowing } from '../wire/following'
import { concerns, hearStale, type Resource } from './stale'

/** State of a request on a screen. */
export type Request<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  /** `stale`: shown while a newer answer is loading. */
  | { readonly state: 'ready'; readonly value: T; readonly stale: boolean }

/** A request; writing to it asks again. */
export type RequestAtom<T> = WritableAtom<Request<T>, [], void>

const loading = { state: 'loading' } as const

/**
 * Requests when the values read by `load` change, when a change makes one of its resources stale, on each visit to a
 * screen that shows it, and when written to. While a newer answer is loading, the earlier one stays, marked stale.
 * Outdated requests are aborted through `signal`.
 */
export function requestAtom<T>(
  shows: readonly Resource[],
  load: (get: Getter, signal: AbortSignal) => Promise<T>,
): RequestAtom<T> {
  const attempt = atom(0)
  const looks = looksAtom(shows)
  const answer = atom(async (get, { signal }): Promise<Request<T>> => {
    get(attempt)
    const look = get(looks)
    if (look.isFollowing) markFollowing(signal)
    // Any other trigger, such as another page of a list, is caused by a person.
    look.isFollowing = false
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

interface Look {
  /** Nobody returned to the page: something happened elsewhere. */
  isFollowing: boolean
}

/**
 * The last return to the page, or the last time its resources became stale: the first visit is none. Without viewers
 * nothing is notified, so that a pending request isn't repeated after the page is left.
 */
function looksAtom(shows: readonly Resource[]) {
  const visited = atom({ count: 0, look: { isFollowing: false } })
  const looks = atom(
    (get): Look => get(visited).look,
    (get, set) => {
      const look = (isFollowing: boolean) =>
        set(visited, ({ count, look }) => ({ count: count + 1, look: count === 0 ? look : { isFollowing } }))
      look(false)
      const host = get(hostAtom)
      return (
        host &&
        hearStale(host.events, (resources, cause) => {
          if (concerns(resources, shows)) look(cause === 'elsewhere')
        })
      )
    },
  )
  looks.onMount = (show) => show()
  return looks
}

/** The `state` of a table that shows the request's value. */
export function tableState(request: Request<unknown>): 'loading' | 'refreshing' | 'ready' | 'failed' {
  return request.state === 'ready' && request.stale ? 'refreshing' : request.state
}
