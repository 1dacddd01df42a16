import type { orderItems } from '../tables'

type Item = Pick<typeof orderItems.$inferSelect, 'effect' | 'membershipDuration'> &
  Partial<Pick<typeof orderItems.$inferSelect, 'extendUntil'>>

/**
 * The end of an item's term when delivered at a moment; null: permanent. New seats last from that moment. A batch is
 * extended from its own end, or from that moment if it has expired; or until the day that was ordered.
 */
export function termOf(
  { effect, membershipDuration, extendUntil }: Item,
  batchEnd: Date | null,
  at: Date,
): Date | null {
  // It was paid for that day. An end that moved further meanwhile never moves back.
  if (extendUntil) return batchEnd !== null && batchEnd > extendUntil ? batchEnd : extendUntil
  if (membershipDuration === null) return null
  const isGoingOn = effect === 'extend' && batchEnd !== null && batchEnd > at
  return monthsAfter(isGoingOn ? batchEnd : at, membershipDuration)
}

/** The same day so many months later, or the last day of a shorter month. */
function monthsAfter(from: Date, months: number): Date {
  const target = new Date(from)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return target
}
