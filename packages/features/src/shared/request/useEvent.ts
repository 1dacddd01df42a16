import { useEffect, useRef } from 'react'
import { useHost } from '../host/useHost'
import type { EventListener } from './events'

/** Calls the newest `listener` on each event of that name, for as long as the component is shown. */
export function useEvent(target: string, listener: EventListener): void {
  const { events } = useHost()
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => events.subscribe(target, (event) => latest.current(event)), [events, target])
}
