import type { PaymentProvider } from '../../ports/PaymentProvider'
import { findBooked, move } from './books'
import type { Cashier } from './Cashier'
import { cashierPath, signLink } from './cashierLink'
import { mountCashier } from './mountCashier'
import { isGenuineNotice } from './signNotice'
import { noticeOf } from './tellMerchant'
import { tick } from './tick'

/**
 * A payment provider inside this service, for demonstration and development: its page takes no money. Everything
 * else is as with a real one: signed addresses, signed callbacks over HTTP that come late, twice or never, books of
 * its own that can be asked, and refunds.
 */
export function openCashier(cashier: Cashier): PaymentProvider {
  const { database, clock, key, publicOrigin } = cashier
  return {
    cashierUrl({ paymentId, orderNo, returnPath, subject, payType, amount, expiresAt }) {
      const link = {
        payment: paymentId,
        order: orderNo,
        subject,
        type: payType,
        amount,
        until: expiresAt,
        back: publicOrigin + returnPath,
      }
      return `${publicOrigin}${cashierPath}?${signLink(key, link)}`
    },
    isGenuine: (notice, now) => isGenuineNotice(key, notice, now),
    async query(paymentId) {
      const booked = await findBooked(database.connection, paymentId)
      return booked && noticeOf(booked)
    },
    async refund(paymentId) {
      await move(database.connection, paymentId, ['paid'], 'refunded', clock())
      return (await findBooked(database.connection, paymentId))?.state === 'refunded'
    },
    tick: (now) => tick(cashier, now),
    mount: (app) => mountCashier(app, cashier),
  }
}
