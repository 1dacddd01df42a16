import type { DateRange } from './DateRange'

/** The range with another day at one end; where the two would cross it begins a new one. */
export function withDay(range: DateRange, end: keyof DateRange, day: string): DateRange {
  const next = { ...range, [end]: day }
  if (!next.from || !next.to || next.from <= next.to) return next
  return { from: day, to: '' }
}
