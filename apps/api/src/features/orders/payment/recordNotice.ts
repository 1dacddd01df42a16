import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { PaymentNotice } from '../../../ports/PaymentProvider'
import { writeAuditRow } from '../../audit'
import { lockCompany } from '../../organisation'
import { payments } from '../tables'
import { type AppliedNotice, applyNotice } from './applyNotice'

/** Applies what the provider said, with one audit row if it changed anything. Opens no transaction itself. */
export async function recordNotice(
  db: Connection,
  companyId: string,
  notice: PaymentNotice,
  now: Date,
): Promise<AppliedNotice | undefined> {
  await lockCompany(db, companyId, 'alone')
  const applied = await applyNotice(db, companyId, notice, now)
  if (applied) {
    const operation = 'receivePayment'
    await writeAuditRow(db, {
      companyId,
      at: now,
      actorId: '',
      sessionId: '',
      operation,
      subject: { ...applied },
      caller: null,
    })
  }
  return applied
}

/** Whose payment it is; undefined: there is none. */
export async function companyOfPayment(db: Connection, paymentId: string): Promise<string | undefined> {
  const [payment] = await db
    .select({ companyId: payments.companyId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return payment?.companyId
}
