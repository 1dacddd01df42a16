import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { idempotencyKeys } from '../../platform/http/tables'
import { objects } from '../../platform/objects/tables'
import { ofOwner } from '../../platform/owner/ofOwner'
import { pageStatuses } from '../authorisation/tables'
import { authenticators, passkeys, pendingSignIns, recoveryCodes } from '../factors/tables'
import { messages } from '../messages/tables'
import { notificationRecords } from '../notifications/tables'
import { orders } from '../orders/tables'
import { profiles } from '../profile/tables'

/** What is about the person alone goes; their orders stay for the books, without who got what was sent. */
export async function eraseOwn(db: Connection, userId: string): Promise<void> {
  for (const table of [profiles, messages, notificationRecords, pageStatuses, idempotencyKeys])
    await db.delete(table).where(eq(table.userId, userId))
  for (const table of [authenticators, recoveryCodes, passkeys, pendingSignIns])
    await db.delete(table).where(eq(table.userId, userId))
  // Their picture, which whoever has its address sees.
  await db.delete(objects).where(ofOwner(objects, { kind: 'person', userId }))
  await db
    .update(orders)
    .set({ mailing: null })
    .where(ofOwner(orders, { kind: 'person', userId }))
}
