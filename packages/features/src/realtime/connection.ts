import { type EventTarget, eventWith, type HubEvent, hubEvents } from '@atrium/contracts/realtime/contract'
import { safeParse, string } from 'valibot'

/** How patiently a lost connection is sought again. */
export interface Pauses {
  /** Milliseconds, at most, before the first try. */
  readonly first: number
  /** Milliseconds, at most, between later ones. */
  readonly longest: number
}

export const usualPauses: Pauses = { first: 1000, longest: 30_000 }

/**
 * Milliseconds before the next try, after so many in vain. Everybody loses the service at the same moment; that they
 * don't come back at the same moment is left to chance.
 */
export function pauseBefore(failures: number, { first, longest }: Pauses, chance = Math.random): number {
  if (failures === 0) return first * chance()
  const most = Math.min(longest, first * 2 ** Math.min(failures, 20))
  return most * (0.5 + 0.5 * chance())
}

export const eventTargets = Object.keys(hubEvents) as readonly EventTarget[]

/** What the service called a page with; undefined where it isn't what the contract says. */
export function readEvent(target: EventTarget, text: unknown, more: unknown): HubEvent | undefined {
  const said = safeParse(string(), text)
  const brought = safeParse(eventWith(hubEvents[target]), more)
  if (!said.success || !brought.success) return undefined
  return { target, text: said.output, ...brought.output } as HubEvent
}
