import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { noteFreeSeats } from '../waitingList'
import { seatHoldings } from './tables'

/** One department's seats of a product grow by `count`, another's shrink by it. */
interface SeatShift {
  readonly fromId: string
  readonly toId: string
  readonly count: number
}

/**
 * Moves free seats of a product between holdings while the product is locked. The sum stays the same; the database
 * refuses a holding with fewer seats than are in use. Empty holdings are deleted.
 */
export async function shiftSeats(
  db: Connection,
  companyId: string,
  mainId: string,
  shifts: readonly SeatShift[],
): Promise<void> {
  const changes = new Map<string, number>()
  for (const { fromId, toId, count } of shifts) {
    changes.set(fromId, (changes.get(fromId) ?? 0) - count)
    changes.set(toId, (changes.get(toId) ?? 0) + count)
  }
  const grown = [...changes].filter(([, change]) => change > 0)
  const shrunk = [...changes].filter(([, change]) => change < 0)
  if (shrunk.length > 0)
    await db
      .update(seatHoldings)
      .set({ quantity: sql`${seatHoldings.quantity} + delta.change` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(shrunk.map(([department_id, change]) => ({ department_id, change })))}::jsonb) as delta(department_id text, change int)`,
      )
      .where(
        and(
          eq(seatHoldings.companyId, companyId),
          eq(seatHoldings.mainId, mainId),
          eq(seatHoldings.departmentId, sql`delta.department_id`),
        ),
      )
  if (grown.length > 0)
    await db
      .insert(seatHoldings)
      .values(grown.map(([departmentId, quantity]) => ({ companyId, mainId, departmentId, quantity })))
      .onConflictDoUpdate({
        target: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
        set: { quantity: sql`${seatHoldings.quantity} + excluded.quantity` },
      })
  await db
    .delete(seatHoldings)
    .where(
      and(
        eq(seatHoldings.companyId, companyId),
        eq(seatHoldings.mainId, mainId),
        eq(seatHoldings.quantity, 0),
      ),
    )
  await noteFreeSeats(db, companyId, [mainId])
}
