import { useEffect, useEffectEvent } from 'react'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { useHost } from '../host/useKept'

/**
 * Calls the latest `listener` on each event of that name while mounted; payloads that don't match the schema are
 * ignored.
 */
export function useEvent<P extends GenericSchema>(
  target: string,
  payload: P,
  listener: (event: { readonly text: string; readonly payload: InferOutput<P> }) => void,
): void {
  const { events } = useHost()
  const hear = useEffectEvent((text: string, given: unknown) => {
    const parsed = safeParse(payload, given)
    if (parsed.success) listener({ text, payload: parsed.output })
  })
  useEffect(() => events.subscribe(target, (event) => hear(event.text, event.payload)), [events, target])
}
