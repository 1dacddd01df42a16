import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../host/useHost'
import type { Resource } from './Resource'
import { concerns, hearStale } from './stale'

/** Calls the latest `listener` when the resource was changed, if more than that decides whether to ask again. */
export function useStale(resource: Resource, listener: () => void): void {
  const { events } = useHost()
  const hear = useEffectEvent((resources: readonly unknown[]) => {
    if (concerns(resources, [resource])) listener()
  })
  useEffect(() => hearStale(events, (resources) => hear(resources)), [events])
}
