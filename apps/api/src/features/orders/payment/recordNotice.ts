import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Owner } from '../../../platform/owner/Owner'
import { ownerOf } from '../../../platform/owner/ownerKey'
import type { PaymentNotice } from '../../../ports/PaymentProvider'
import { lockOwner } from '../../organisation'
import { noteChange } from '../changeStatus'
import { payments } from '../tables'
import { type AppliedNotice, applyNotice } from './applyNotice'

/** Applies a provider's notice, with one audit row if it changed anything. Opens no transaction itself. */
export async function recordNotice(
  db: Connection,
  owner: Owner,
  notice: PaymentNotice,
  now: Date,
): Promise<AppliedNotice | undefined> {
  await lockOwner(db, owner, 'alone')
  const applied = await applyNotice(db, owner, notice, now)
  if (applied) await noteChange(db, owner, { operation: 'receivePayment', subject: { ...applied }, now })
  return applied
}

/** Finds the owner of a payment; undefined: no such payment. */
export async function ownerOfPayment(db: Connection, paymentId: string): Promise<Owner | undefined> {
  const [payment] = await db
    .select({ ownerKind: payments.ownerKind, ownerId: payments.ownerId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return payment && ownerOf(payment)
}
