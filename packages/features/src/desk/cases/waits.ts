const hour = 3_600_000

/** How a waiting case fares against the promise. */
export interface Wait {
  /** Milliseconds since it was submitted. */
  readonly age: number
  /** Milliseconds until it is to be decided; negative: it is late. */
  readonly left: number
  /** The part of the promised time that is over, from 0 to 1. */
  readonly share: number
  /** `soon`: less than a quarter of the promised time is left. */
  readonly urgency: 'calm' | 'soon' | 'late'
}

/** @param dueAt when it is to be decided */
export function waitOf(since: string, dueAt: string, now: Date): Wait {
  const [from, until, at] = [Date.parse(since), Date.parse(dueAt), now.getTime()]
  const left = until - at
  const promised = Math.max(1, until - from)
  const share = Math.min(1, Math.max(0, (at - from) / promised))
  return {
    age: Math.max(0, at - from),
    left,
    share,
    urgency: left < 0 ? 'late' : left < promised / 4 ? 'soon' : 'calm',
  }
}

/** A span in the largest unit that says enough: minutes below an hour, hours below two days, else days. */
export function spanOf(milliseconds: number): readonly [number, 'minute' | 'hour' | 'day'] {
  const span = Math.abs(milliseconds)
  if (span < hour) return [Math.floor(span / 60_000), 'minute']
  if (span < 48 * hour) return [Math.floor(span / hour), 'hour']
  return [Math.floor(span / (24 * hour)), 'day']
}
