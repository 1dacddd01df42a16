import { and, eq, lte } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readFields } from '../../platform/http/request/readFields'
import type { PaymentNotice, PaymentProvider, ProviderState } from '../../ports/PaymentProvider'
import { addressOf, answerPage } from '../ownPages/answerPage'
import { type BookedPayment, decide, findBooked, isDecided, move } from './books'
import type { Cashier } from './Cashier'
import { type CashierLink, cashierPath, readLink, signLink } from './cashierLink'
import { cashierPage, refusedPage } from './cashierPage'
import { isGenuineNotice, signNotice } from './signNotice'
import { cashierPayments as table } from './tables'

/**
 * A payment provider inside this service, for demonstration and development: its page takes no money.
 * Everything else works like a real one: signed addresses; signed callbacks over HTTP that may come late,
 * twice or never; separate books that can be queried; and refunds.
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

/** A bank takes one to two working days for a transfer; here it is one day. */
const transferMilliseconds = 24 * 3_600_000
const atOnce = 50

/** Settles due transfers, and repeats callbacks that did not arrive. */
async function tick(cashier: Cashier, now: Date): Promise<void> {
  const { connection } = cashier.database
  const settledBefore = new Date(now.getTime() - transferMilliseconds)
  const arrived = await connection
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.state, 'processing'), lte(table.changedAt, settledBefore)))
    .limit(atOnce)
  for (const { id } of arrived) await move(connection, id, ['processing'], 'paid', now)
  const untold = await connection.select().from(table).where(lte(table.nextTryAt, now)).limit(atOnce)
  for (const booked of untold) await notifyMerchant(cashier, booked)
}

/** The cashier's page: shows the payment, takes the decision, calls the merchant back and returns there. */
function mountCashier(app: Hono, cashier: Cashier): void {
  const { key, database, clock } = cashier

  app.get(cashierPath, async (context) => {
    const link = readLink(key, context.req.query())
    if (!link) return answerPage(context, refusedPage)
    const booked = await findBooked(database.connection, link.payment)
    const shown = { link, booked, isLate: link.until <= clock(), action: addressOf(context) }
    return answerPage(context, (locale) => cashierPage({ locale, ...shown }))
  })

  app.post(cashierPath, async (context) => {
    const link = readLink(key, context.req.query())
    if (!link) return answerPage(context, refusedPage)
    const { decision } = await readFields(context)
    const state = stateOf(decision, link)
    if (state && link.until > clock()) await settle(cashier, link, state)
    return context.redirect(link.back, 303)
  })
}

async function settle(cashier: Cashier, link: CashierLink, state: ProviderState): Promise<void> {
  const { database, clock } = cashier
  if (isDecided(await findBooked(database.connection, link.payment))) return
  const booked = await database.transaction((db) => decide(db, link, state, clock()))
  if (booked && booked.toldAt === null) await notifyMerchant(cashier, booked)
}

const afterPaying = { card: 'paid', onlineBank: 'processing', account: 'accepted' } as const

function stateOf(decision: unknown, { type }: CashierLink): ProviderState | undefined {
  if (decision === 'pay') return afterPaying[type]
  if (decision === 'fail') return 'failed'
  return decision === 'cancel' ? 'cancelled' : undefined
}

const mostTries = 12
const firstPause = 5_000
const longestPause = 3_600_000

/** The merchant's notice of a payment. The merchant knows of refunds, because it requests them. */
const noticeOf = ({ id, reference, state, amount }: BookedPayment): PaymentNotice => ({
  paymentId: id,
  reference,
  state: state === 'refunded' ? 'paid' : state,
  amount,
})

/** Calls the merchant back. Until it confirms, the call is repeated less and less often, for some hours. */
async function notifyMerchant(cashier: Cashier, booked: BookedPayment): Promise<void> {
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
