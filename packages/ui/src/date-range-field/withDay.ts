import type { DateRange } from './DateRange'

/** The range with another day at one end; if the ends would cross, it starts a new range. */
export function withDay(range: DateRange, end: keyof DateRange, day: string): DateRange {
  const next = { ...range, [end]: day }
  if (!next.from || !next.to || next.from <= next.to) return next
  return { from: day, to: '' }
}
