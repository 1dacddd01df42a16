import type { orderItems } from '../tables'

type Item = Pick<typeof orderItems.$inferSelect, 'effect' | 'membershipDuration'>

/**
 * The end of what an item brings, delivered at a moment; null: for ever. New seats last from that moment on, more
 * time for a batch from the batch's own end, or from the moment when that has passed.
 */
export function termOf({ effect, membershipDuration }: Item, batchEnd: Date | null, at: Date): Date | null {
  if (membershipDuration === null) return null
  const isGoingOn = effect === 'extend' && batchEnd !== null && batchEnd > at
  return monthsAfter(isGoingOn ? batchEnd : at, membershipDuration)
}

/** The same day so many months later, or the last one of a shorter month. */
function monthsAfter(from: Date, months: number): Date {
  const target = new Date(from)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return target
}
