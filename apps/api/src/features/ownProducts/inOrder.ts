import { asc, sql } from 'drizzle-orm'
import type { ownLicences } from './ownLicences'

/** The order of lists: valid licences by earliest end, then expired ones by latest end. */
export function inOrder(own: ReturnType<typeof ownLicences>, now: Date) {
  const { endAt, isStopped, name, ownedId } = own
  const isOver = sql`(${isStopped} or coalesce(${endAt} <= ${now.toISOString()}::timestamptz, false))`
  const byEnd = sql`case when ${isOver} then -extract(epoch from ${endAt}) else extract(epoch from ${endAt}) end`
  return { isOver, order: [asc(isOver), byEnd, asc(name), asc(ownedId)] }
}
