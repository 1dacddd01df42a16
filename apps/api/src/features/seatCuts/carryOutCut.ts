import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { writeAuditRow } from '../audit'
import { productNames } from '../catalogue'
import { holdersOf } from '../organisation'
import { departments } from '../organisation/tables'
import { lockProducts, notifyTakenBack, releaseEnded, returnSeats } from '../seats'
import { seatHoldings } from '../seats/tables'
import { findBatch, ofCut, resolveCut, type SeatCut } from './findCut'
import { seatCuts } from './tables'

/**
 * Ends the seats that weren't renewed: losers give theirs back, and the batch shrinks. Who loses a seat is decided
 * again from the holders of this moment. The caller holds the company's lock alone.
 */
export async function carryOutCut(db: Connection, cut: SeatCut, now: Date): Promise<void> {
  const { companyId, mainId } = cut
  await lockProducts(db, companyId, [mainId])
  const filesRunUntil = await releaseEnded(db, companyId, mainId, now)
  const { losers } = await resolveCut(db, cut)
  const returned = await returnSeats(
    db,
    companyId,
    losers.map(({ grantId }) => grantId),
  )
  const { name, seats } = await findBatch(db, cut)
  const surplus = Math.max(0, seats - cut.seats)
  const kept = await removeFreeSeats(db, cut, surplus)
  const removed = surplus - kept
  if (kept === 0) await db.delete(seatCuts).where(ofCut(seatCuts, cut))
  // Licence files on devices hold these seats: the rest of the cut follows at their end.
  else if (filesRunUntil) await db.update(seatCuts).set({ cutAt: filesRunUntil }).where(ofCut(seatCuts, cut))
  else throw new Error(`The batch ${mainId} has ${kept} seats in use that should have ended.`)
  await notifyTakenBack(db, { companyId, now }, returned)
  const english = await productNames(db, 'en')
  const lost = returned.length
  await sendMessage(db, {
    userIds: await holdersOf(db, companyId, 'authorisation'),
    kind: 'notice',
    companyId,
    title: '未续费的席位已到期',
    content: `“${name}”有${removed}个席位到期，剩余${seats - removed}个${lost > 0 ? `，收回了${lost}位成员的授权` : ''}。`,
    titleEn: 'Seats that weren’t renewed have ended',
    contentEn: `${removed} seats of “${english(name)}” have ended, and ${seats - removed} are left${lost > 0 ? `. ${lost} members lost theirs` : ''}.`,
    now,
  })
  await writeAuditRow(db, {
    companyId,
    at: now,
    actorId: '',
    sessionId: '',
    operation: 'cutSeats',
    subject: { mainId, before: { seats }, after: { seats: seats - removed }, cancelled: returned },
    caller: null,
  })
}

/**
 * Removes unused seats: those of the top department first, then from where most are unused.
 *
 * @returns how many couldn't be removed, because they are in use
 */
async function removeFreeSeats(
  db: Connection,
  { companyId, mainId }: SeatCut,
  count: number,
): Promise<number> {
  if (count === 0) return 0
  const free = sql<number>`${seatHoldings.quantity} - ${seatHoldings.used}`.mapWith(Number)
  const holdings = await db
    .select({ departmentId: seatHoldings.departmentId, free })
    .from(seatHoldings)
    .innerJoin(
      departments,
      and(eq(departments.companyId, seatHoldings.companyId), eq(departments.id, seatHoldings.departmentId)),
    )
    .where(and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.mainId, mainId), gt(free, 0)))
    .orderBy(desc(isNull(departments.parentId)), desc(free), seatHoldings.departmentId)
  let left = count
  for (const { departmentId, free } of holdings) {
    const taken = Math.min(left, free)
    if (taken === 0) break
    left -= taken
    const holding = and(
      eq(seatHoldings.companyId, companyId),
      eq(seatHoldings.mainId, mainId),
      eq(seatHoldings.departmentId, departmentId),
    )
    await db
      .update(seatHoldings)
      .set({ quantity: sql`${seatHoldings.quantity} - ${taken}` })
      .where(holding)
    await db.delete(seatHoldings).where(and(holding, eq(seatHoldings.quantity, 0)))
  }
  return left
}
