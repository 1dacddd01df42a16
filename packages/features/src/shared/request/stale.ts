import { atom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { presentHostAtom } from '../host/host'
import { useHost } from '../host/useKept'
import type { Events } from './events'

/** The cause of staleness: the person at this page, or an event elsewhere. */
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

/** Calls the latest `listener` when the resource was changed, if more than that decides whether to ask again. */
export function useStale(resource: Resource, listener: () => void): void {
  const { events } = useHost()
  const hear = useEffectEvent((resources: readonly unknown[]) => {
    if (concerns(resources, [resource])) listener()
  })
  useEffect(() => hearStale(events, (resources) => hear(resources)), [events])
}

/** Names for what requests show and actions change, such as the licences of a company. Each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from elsewhere
export interface Resources {}

export type Resource = keyof Resources
