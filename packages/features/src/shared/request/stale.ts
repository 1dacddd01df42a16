import { atom } from 'jotai'
import { presentHostAtom } from '../host/host'
import type { Events } from './events'
import type { Resource } from './Resource'

/** What made something stale: the person at this page, or an event elsewhere. */
type StaleCause = 'here' | 'elsewhere'

/** Everything on the page that shows one of these asks again: at once if visible, otherwise when it is shown. */
export function makeStale(events: Events, resources: readonly Resource[], cause: StaleCause = 'here'): void {
  events.tell(staleTarget, { payload: { resources, cause } })
}

/** Everything visible asks again, including failed requests: after a lost connection anything may be out of date. */
export const makeAllStale = (events: Events): void =>
  events.tell(staleTarget, { payload: { resources: [everything], cause: 'elsewhere' } })

/** Whether something that shows one of these becomes stale. */
export const concerns = (stale: readonly unknown[], shows: readonly Resource[]): boolean =>
  stale.includes(everything) || shows.some((one) => stale.includes(one))

export const makeStaleAtom = atom(null, (get, _set, resources: readonly Resource[]) =>
  makeStale(get(presentHostAtom).events, resources),
)

/** Calls the listener with what becomes stale; returns the unsubscribe function. */
export const hearStale = (
  events: Events,
  listener: (resources: readonly unknown[], cause: StaleCause) => void,
) =>
  events.subscribe(staleTarget, ({ payload: { resources, cause } }) => {
    if (Array.isArray(resources)) listener(resources, cause === 'elsewhere' ? cause : 'here')
  })

const staleTarget = 'OnStale'
const everything = '*'
