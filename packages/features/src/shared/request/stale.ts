import { atom } from 'jotai'
import { presentHostAtom } from '../host/host'
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
