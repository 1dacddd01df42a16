import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { seatCheckouts } from '../seats/tables'
import { type Checkout, end, keepOn } from './checkOut'

/** Identifies the use of a product by a person, on a device. */
interface AppUse {
  readonly companyId: string
  readonly userId: string
  /** The first batch of the product. */
  readonly product: string
  readonly mid: string
}

/** Locks the open checkout of a use, if there is one, before its rows of the app. */
export async function lockSeat(db: Connection, use: AppUse): Promise<void> {
  await db
    .select({ id: seatCheckouts.id })
    .from(seatCheckouts)
    .where(and(ofUse(use), isNull(seatCheckouts.endedAt)))
    .for('update')
}

/** A report of a cloud app: why its seat has ended, or null if it is in use now as before. */
export async function keepSeat(db: Connection, use: AppUse, now: Date): Promise<Checkout['endedBecause']> {
  const [checkout] = await db
    .select()
    .from(seatCheckouts)
    .where(and(ofUse(use), isNull(seatCheckouts.endedAt), gt(seatCheckouts.endsAt, now)))
    .for('update')
  if (checkout) {
    await keepOn(db, checkout, now)
    return null
  }
  const [last] = await db
    .select({ because: seatCheckouts.endedBecause })
    .from(seatCheckouts)
    .where(ofUse(use))
    .orderBy(desc(seatCheckouts.startedAt))
    .limit(1)
  return last?.because ?? 'silent'
}

/** The cloud app was left on this device, or its use ended otherwise. */
export async function endSeat(
  db: Connection,
  use: AppUse,
  because: NonNullable<Checkout['endedBecause']>,
  now: Date,
): Promise<void> {
  const [open] = await db
    .select({ companyId: seatCheckouts.companyId, id: seatCheckouts.id, product: seatCheckouts.product })
    .from(seatCheckouts)
    .where(and(ofUse(use), isNull(seatCheckouts.endedAt)))
  if (open) await end(db, open, because, now)
}

const ofUse = ({ companyId, userId, product, mid }: AppUse) =>
  and(
    eq(seatCheckouts.companyId, companyId),
    eq(seatCheckouts.userId, userId),
    eq(seatCheckouts.product, product),
    eq(seatCheckouts.mid, mid),
  )
