import type { Hono } from 'hono'
import { readFields } from '../../platform/http/readFields'
import type { ProviderState } from '../../ports/PaymentProvider'
import { addressOf, answerPage } from '../ownPages/answerPage'
import { decide, findBooked, isDecided } from './books'
import type { Cashier } from './Cashier'
import { type CashierLink, cashierPath, readLink } from './cashierLink'
import { cashierPage, refusedPage } from './cashierPage'
import { tellMerchant } from './tellMerchant'

/** The cashier's page: shows what is to be paid, takes the decision, calls the merchant back and leads back there. */
export function mountCashier(app: Hono, cashier: Cashier): void {
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
  if (booked && booked.toldAt === null) await tellMerchant(cashier, booked)
}

const afterPaying = { card: 'paid', onlineBank: 'processing', account: 'accepted' } as const

function stateOf(decision: unknown, { type }: CashierLink): ProviderState | undefined {
  if (decision === 'pay') return afterPaying[type]
  if (decision === 'fail') return 'failed'
  return decision === 'cancel' ? 'cancelled' : undefined
}
