import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { appUses } from '../ownProducts/tables'
import { devices, grants } from '../seats/tables'
import { recordUse } from '../use'

type Use = typeof appUses.$inferSelect

const grantOf = ({ companyId, ownedId }: Use) => and(eq(grants.companyId, companyId), eq(grants.id, ownedId))

const devicesOf = ({ companyId, ownedId }: Use) =>
  and(eq(devices.companyId, companyId), eq(devices.grantId, ownedId))

/** Marks a company's grant as in use on this device only: it is one seat. */
export async function beOnline(db: Connection, use: Use, since: Date, now: Date): Promise<void> {
  await db.update(grants).set({ onlineSince: since }).where(grantOf(use))
  await recordUse(db, { companyId: use.companyId, grantId: use.ownedId }, now)
  await db.update(devices).set({ status: 'inactive' }).where(devicesOf(use))
  await db
    .insert(devices)
    .values({
      companyId: use.companyId,
      grantId: use.ownedId,
      mid: use.mid,
      registeredAt: now,
      status: 'active',
    })
    .onConflictDoUpdate({
      target: [devices.companyId, devices.grantId, devices.mid],
      set: { status: sql`excluded.status` },
    })
}

export const beOffline = (db: Connection, use: Use) =>
  db.update(grants).set({ onlineSince: null }).where(grantOf(use))

export const leaveDevice = (db: Connection, use: Use) =>
  db
    .update(devices)
    .set({ status: 'inactive' })
    .where(and(devicesOf(use), eq(devices.mid, use.mid)))
