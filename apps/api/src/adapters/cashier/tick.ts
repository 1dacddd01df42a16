import { and, eq, lte } from 'drizzle-orm'
import { move } from './books'
import type { Cashier } from './Cashier'
import { cashierPayments as table } from './tables'
import { tellMerchant } from './tellMerchant'

/** A bank takes one to two working days for a transfer; here it takes one day. */
const transferMilliseconds = 24 * 3_600_000
const atOnce = 50

/** Settles transfers whose time has come, and calls merchants back whom no earlier call reached. */
export async function tick(cashier: Cashier, now: Date): Promise<void> {
  const { connection } = cashier.database
  const settledBefore = new Date(now.getTime() - transferMilliseconds)
  const arrived = await connection
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.state, 'processing'), lte(table.changedAt, settledBefore)))
    .limit(atOnce)
  for (const { id } of arrived) await move(connection, id, ['processing'], 'paid', now)
  const untold = await connection.select().from(table).where(lte(table.nextTryAt, now)).limit(atOnce)
  for (const booked of untold) await tellMerchant(cashier, booked)
}
