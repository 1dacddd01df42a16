import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { spentChallenges } from '../../../platform/challenges/tables'
import type { Database } from '../../../platform/database/Connection'
import type { Owner } from '../../../platform/owner/Owner'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import type { SignedNotice } from '../../../ports/PaymentProvider'
import { followUp } from './followUp'
import { ownerOfPayment, recordNotice } from './recordNotice'

type Callback = UnmanagedCall<typeof ordersOperations.receivePayment>

/** The provider's callback. It opens its own transaction, since it has no session and names no owner. */
export async function receivePayment(call: Callback) {
  const { body, now, ports } = call
  try {
    if (!ports.payments?.isGenuine(body, now)) throw new Refusal(ordersRefusals.callbackRefused)
    const owner = await ownerOfPayment(ports.database.connection, body.paymentId)
    if (owner === undefined) throw new Refusal(ordersRefusals.unknownPayment)
    const applied = await recordOnce(ports.database, owner, body, now)
    if (applied) await followUp(ports, owner, applied.orderNo)
    return true as const
  } catch (error) {
    if (error instanceof Refusal) logRefused(call, error)
    throw error
  }
}

/** The provider repeats a notice with another nonce, so a known nonce means an eavesdropper. */
function recordOnce(database: Database, owner: Owner, notice: SignedNotice, now: Date) {
  return database.transaction(async (db) => {
    const spent = await db
      .insert(spentChallenges)
      .values({
        id: `callback.${notice.nonce}`,
        kind: 'callback',
        expiresAt: new Date(now.getTime() + 3_600_000),
      })
      .onConflictDoNothing()
      .returning({ id: spentChallenges.id })
    if (spent.length === 0) throw new Refusal(ordersRefusals.callbackRefused)
    return recordNotice(db, owner, notice, now)
  })
}

function logRefused({ ports, body, address }: Callback, { code }: Refusal): void {
  const { paymentId, state } = body
  ports.log({ level: 'warning', event: 'paymentCallbackRefused', code, paymentId, state, address })
}
