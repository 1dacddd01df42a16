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

const staleTarget = 'OnStale'

/** How often each was made stale while something was shown. */
const countsAtom = atom<ReadonlyMap<unknown, number>>(new Map())

const heardAtom = atom(
  (get) => get(countsAtom),
  (get, set) =>
    get(hostAtom)?.events.subscribe(staleTarget, ({ payload: { resources } }) => {
      if (!Array.isArray(resources)) return
      set(
        countsAtom,
        (counts) =>
          new Map([...counts, ...resources.map((one) => [one, (counts.get(one) ?? 0) + 1] as const)]),
      )
    }),
)
heardAtom.onMount = (hear) => hear()

/** Says something else after each change of one of them. */
export const changesOf = (resources: readonly Resource[]): Atom<string> =>
  atom((get) => resources.map((resource) => get(heardAtom).get(resource) ?? 0).join())
