import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { endSeat } from '../concurrentSeats'
import { appUses, type useEnds } from '../ownProducts/tables'
import { beOffline, leaveDevice } from './beOnline'
import { isConcurrent } from './findApps'
import { otherUsesOf } from './otherUsesOf'

type Use = typeof appUses.$inferSelect

export type UseEnd = (typeof useEnds)[number]

/** Ends those of a person's uses that haven't ended. */
export async function endUses(
  db: Connection,
  uses: readonly Use[],
  because: UseEnd,
  now: Date,
): Promise<void> {
  const [first] = uses
  if (!first) return
  const ids = uses.map(({ id }) => id)
  await db
    .update(appUses)
    .set({ endedAt: now, endedBecause: because })
    .where(and(eq(appUses.userId, first.userId), inArray(appUses.id, ids), isNull(appUses.endedAt)))
}

/** Ends a use, and the online state of its grant in the company unless another tab continues. */
export async function endUse(db: Connection, use: Use, because: UseEnd, now: Date): Promise<void> {
  await endUses(db, [use], because, now)
  if (use.companyId === '') return
  const others = await otherUsesOf(db, use)
  if (isConcurrent(use)) {
    if (others.every(({ mid }) => mid !== use.mid)) await endSeat(db, seatOf(use), because, now)
    return
  }
  if (others.length === 0) await beOffline(db, use)
  if (others.every(({ mid }) => mid !== use.mid)) await leaveDevice(db, use)
}

/** The concurrent seat of a use. */
export const seatOf = ({
  companyId,
  userId,
  licenceId,
  mid,
}: Pick<Use, 'companyId' | 'userId' | 'licenceId' | 'mid'>) => ({
  companyId,
  userId,
  product: licenceId,
  mid,
})
