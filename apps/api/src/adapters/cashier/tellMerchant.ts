import { and, eq } from 'drizzle-orm'
import type { PaymentNotice } from '../../ports/PaymentProvider'
import type { BookedPayment } from './books'
import type { Cashier } from './Cashier'
import { signNotice } from './signNotice'
import { cashierPayments as table } from './tables'

const mostTries = 12
const firstPause = 5_000
const longestPause = 3_600_000

/** What the merchant is told of a payment; a refund it ordered itself. */
export const noticeOf = ({ id, reference, state, amount }: BookedPayment): PaymentNotice => ({
  paymentId: id,
  reference,
  state: state === 'refunded' ? 'paid' : state,
  amount,
})

/** Calls the merchant back. Unless it confirms, it is called again, less and less often, for some hours. */
export async function tellMerchant(cashier: Cashier, booked: BookedPayment): Promise<void> {
  const now = cashier.clock()
  const isConfirmed = await confirmed(cashier, booked, now)
  const tries = booked.tries + 1
  const pause = Math.min(longestPause, firstPause * 2 ** booked.tries)
  const again = isConfirmed || tries >= mostTries ? null : new Date(now.getTime() + pause)
  await cashier.database.connection
    .update(table)
    .set({ tries, toldAt: isConfirmed ? now : null, nextTryAt: again })
    .where(and(eq(table.id, booked.id), eq(table.state, booked.state)))
}

async function confirmed(
  { callBack, key, log }: Cashier,
  booked: BookedPayment,
  now: Date,
): Promise<boolean> {
  try {
    return await callBack(signNotice(key, noticeOf(booked), now))
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    log({ level: 'warning', event: 'paymentCallbackLost', paymentId: booked.id, reason })
    return false
  }
}
