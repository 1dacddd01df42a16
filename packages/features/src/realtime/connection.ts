import { type EventTarget, eventWith, type HubEvent, hubEvents } from '@atrium/contracts/realtime/contract'
import { safeParse, string } from 'valibot'

/** Delays of reconnecting. */
export interface Pauses {
  /** Maximum milliseconds before the first attempt. */
  readonly first: number
  /** Maximum milliseconds between later attempts. */
  readonly longest: number
}

export const usualPauses: Pauses = { first: 1000, longest: 30_000 }

/**
 * Milliseconds before the next attempt, given the number of failed ones. Random, because everybody loses the
 * service at the same moment and shouldn't return at the same moment.
 */
export function pauseBefore(failures: number, { first, longest }: Pauses, chance = Math.random): number {
  if (failures === 0) return first * chance()
  const most = Math.min(longest, first * 2 ** Math.min(failures, 20))
  return most * (0.5 + 0.5 * chance())
}

export const eventTargets = Object.keys(hubEvents) as readonly EventTarget[]

/** The call of the service; undefined if it doesn't match the contract. */
export function readEvent(target: EventTarget, text: unknown, more: unknown): HubEvent | undefined {
  const said = safeParse(string(), text)
  const brought = safeParse(eventWith(hubEvents[target]), more)
  if (!said.success || !brought.success) return undefined
  return { target, text: said.output, ...brought.output } as HubEvent
}
