import { type EventTarget, eventWith, type HubEvent, hubEvents } from '@atrium/contracts/realtime/contract'
import { safeParse, string } from 'valibot'

export const eventTargets = Object.keys(hubEvents) as readonly EventTarget[]

/** What the service called a page with; undefined where it isn't what the contract says. */
export function readEvent(target: EventTarget, text: unknown, more: unknown): HubEvent | undefined {
  const said = safeParse(string(), text)
  const brought = safeParse(eventWith(hubEvents[target]), more)
  if (!said.success || !brought.success) return undefined
  return { target, text: said.output, ...brought.output } as HubEvent
}
