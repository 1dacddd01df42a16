import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ProviderState } from '../../ports/PaymentProvider'
import { decide, findBooked, isDecided } from './books'
import type { Cashier } from './Cashier'
import { type CashierLink, cashierPath, readLink } from './cashierLink'
import { cashierPage, refusedPage } from './cashierPage'
import type { CashierLocale } from './cashierWords'
import { tellMerchant } from './tellMerchant'

/** The cashier's page: shows what is to be paid, takes the decision, calls the merchant back and leads back there. */
export function mountCashier(app: Hono, cashier: Cashier): void {
  const { key, database, clock } = cashier

  app.get(cashierPath, async (context) => {
    const link = readLink(key, context.req.query())
    if (!link) return answerPage(context, 400, (frame) => refusedPage(frame))
    const booked = await findBooked(database.connection, link.payment)
    const shown = { link, booked, isLate: link.until <= clock(), action: addressOf(context) }
    return answerPage(context, 200, (frame) => cashierPage({ ...frame, ...shown }))
  })

  app.post(cashierPath, bodyLimit({ maxSize: 4096 }), async (context) => {
    const link = readLink(key, context.req.query())
    if (!link) return answerPage(context, 400, (frame) => refusedPage(frame))
    const { decision } = await context.req.parseBody()
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

interface Frame {
  readonly locale: CashierLocale
  readonly otherLanguage: string
  readonly nonce: string
}

async function answerPage(
  context: Context,
  status: 200 | 400,
  render: (frame: Frame) => ReturnType<typeof refusedPage>,
): Promise<Response> {
  const locale = localeOf(context)
  const nonce = randomBytes(18).toString('base64url')
  const page = await render({
    locale,
    nonce,
    otherLanguage: addressOf(context, locale === 'en' ? 'zh-CN' : 'en'),
  })
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    },
  })
}

/** As the merchant's page asked for it, else as the browser does. */
function localeOf(context: Context): CashierLocale {
  const asked = context.req.query('lang') ?? context.req.header('accept-language') ?? ''
  return /^en\b/i.test(asked) ? 'en' : 'zh-CN'
}

function addressOf(context: Context, lang = context.req.query('lang')): string {
  const query = new URLSearchParams({ ...context.req.query(), ...(lang && { lang }) })
  return `${cashierPath}?${query}`
}
