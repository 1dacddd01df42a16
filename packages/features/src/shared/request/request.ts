import { atom, type Getter, type WritableAtom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { hostAtom } from '../host/host'
import { asFailure, type Failure } from '../wire/Failure'
import { markFollowing } from '../wire/following'
import type { Resource } from './Resource'
import { concerns, hearStale } from './stale'

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
    const look = get(looks)
    if (look.isFollowing) markFollowing(signal)
    // Whatever else has it asked again, such as another page of a list, is somebody's doing.
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
  /** Nobody came to look: something happened elsewhere. */
  isFollowing: boolean
}

/**
 * The last time that somebody came back to look, or what is looked at was made stale: the first visit is none. What
 * nobody looks at hears nothing, so that a question that is under way when one leaves isn't asked anew.
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

/** The request as the `state` of a table that shows its value. */
export function tableState(request: Request<unknown>): 'loading' | 'refreshing' | 'ready' | 'failed' {
  return request.state === 'ready' && request.stale ? 'refreshing' : request.state
}
