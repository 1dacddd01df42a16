import { atom } from 'jotai'
import { presentHostAtom } from '../host/host'
import type { Events } from './events'
import type { Resource } from './Resource'

/** Who made something stale: the person at this page, or what happened elsewhere. */
type StaleCause = 'here' | 'elsewhere'

/** Everything on the page that shows one of these asks again: at once what is in sight, the rest when it is shown. */
export function makeStale(events: Events, resources: readonly Resource[], cause: StaleCause = 'here'): void {
  events.tell(staleTarget, { payload: { resources, cause } })
}

/** All that is in sight asks again, also what failed: after the connection was lost nobody knows what is out of date. */
export const makeAllStale = (events: Events): void =>
  events.tell(staleTarget, { payload: { resources: [everything], cause: 'elsewhere' } })

/** Whether something that shows one of these is made stale by that. */
export const concerns = (stale: readonly unknown[], shows: readonly Resource[]): boolean =>
  stale.includes(everything) || shows.some((one) => stale.includes(one))

export const makeStaleAtom = atom(null, (get, _set, resources: readonly Resource[]) =>
  makeStale(get(presentHostAtom).events, resources),
)

/** Calls the listener with what is made stale; returns what ends it. */
export const hearStale = (
  events: Events,
  listener: (resources: readonly unknown[], cause: StaleCause) => void,
) =>
  events.subscribe(staleTarget, ({ payload: { resources, cause } }) => {
    if (Array.isArray(resources)) listener(resources, cause === 'elsewhere' ? cause : 'here')
  })

const staleTarget = 'OnStale'
const everything = '*'
