import type { Failure } from '../shared/wire/Failure'

/** Milliseconds before the next tries: all within the ten seconds in which the service repeats a lost answer. */
const waits = [300, 1000, 2500]

/** Milliseconds after which no further try begins: people wait for it. */
const patience = 20_000

/** Milliseconds of rest for all tabs after the last try. */
const shortRest = 2000
export const longestRest = 60_000

/** How a refresh that got no answer goes on: after so long, or not before a rest of all tabs. */
export function retryPause(
  { retryAfterSeconds = 0 }: Failure,
  tried: number,
  elapsed: number,
): { readonly wait: number } | { readonly rest: number } {
  const asked = retryAfterSeconds * 1000
  const planned = waits[tried - 1]
  const wait = Math.max(planned ?? 0, asked) * (1 + Math.random() / 4)
  if (planned !== undefined && elapsed + wait <= patience) return { wait }
  return { rest: Math.min(Math.max(asked, shortRest), longestRest) }
}
