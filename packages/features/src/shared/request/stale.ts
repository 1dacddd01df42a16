import { type Atom, atom } from 'jotai'
import { hostAtom, presentHostAtom } from '../host/host'
import type { Events } from './events'
import type { Resource } from './Resource'

/** Everything on the page that shows one of these asks again: at once what is in sight, the rest when it is shown. */
export function makeStale(events: Events, resources: readonly Resource[]): void {
  events.tell(staleTarget, { payload: { resources } })
}

export const makeStaleAtom = atom(null, (get, _set, resources: readonly Resource[]) =>
  makeStale(get(presentHostAtom).events, resources),
)

/** Calls the listener with what is made stale; returns what ends it. */
export const hearStale = (events: Events, listener: (resources: readonly unknown[]) => void) =>
  events.subscribe(staleTarget, ({ payload: { resources } }) => {
    if (Array.isArray(resources)) listener(resources)
  })

const staleTarget = 'OnStale'

/** How often each was made stale while something was shown. */
const countsAtom = atom<ReadonlyMap<unknown, number>>(new Map())

const heardAtom = atom(
  (get) => get(countsAtom),
  (get, set) => {
    const host = get(hostAtom)
    return (
      host &&
      hearStale(host.events, (resources) =>
        set(countsAtom, (counts) => {
          const next = new Map(counts)
          for (const resource of resources) next.set(resource, (counts.get(resource) ?? 0) + 1)
          return next
        }),
      )
    )
  },
)
heardAtom.onMount = (hear) => hear()

/** Says something else after each change of one of them. */
export const changesOf = (resources: readonly Resource[]): Atom<string> =>
  atom((get) => resources.map((resource) => get(heardAtom).get(resource) ?? 0).join())
