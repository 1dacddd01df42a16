import { html, raw } from 'hono/html'
import type { BookedPayment } from './books'
import type { CashierLink } from './cashierLink'
import { cashierStyle } from './cashierStyle'
import { type CashierLocale, cashierWords } from './cashierWords'

type Markup = ReturnType<typeof html>

interface Frame {
  readonly locale: CashierLocale
  /** The page's own address in the other language. */
  readonly otherLanguage: string
  readonly nonce: string
}

interface Shown extends Frame {
  readonly link: CashierLink
  readonly booked: BookedPayment | undefined
  readonly isLate: boolean
  /** Where the form goes. */
  readonly action: string
}

/** What is to be paid, and what can be done about it. */
export function cashierPage(shown: Shown): Markup {
  const { link, locale } = shown
  const words = cashierWords[locale]
  return frame(
    shown,
    html`<p class="demonstration">${words.demonstration}</p>
      <section class="card">
        <p class="amount">${words.amount}<strong>¥${yuan(link.amount)}</strong></p>
        <dl>
          <dt>${words.product}</dt>
          <dd>${link.subject}</dd>
          <dt>${words.order}</dt>
          <dd>${link.order}</dd>
          <dt>${words.method}</dt>
          <dd>${words.methods[link.type]}</dd>
        </dl>
        ${choices(shown)}
      </section>`,
  )
}

function choices({ link, booked, isLate, action, locale }: Shown): Markup {
  const words = cashierWords[locale]
  const back = html`<a class="button primary" href="${link.back}">${words.back}</a>`
  if (booked && booked.state !== 'failed' && booked.state !== 'cancelled') {
    return html`<p class="state" role="status">${words.states[booked.state]}</p>
      ${back}`
  }
  if (isLate) {
    return html`<p class="state" role="status">${words.late}</p>
      ${back}`
  }
  const retry = booked?.state === 'failed' ? html`<p class="state" role="status">${words.retry}</p>` : ''
  return html`${retry}
    <p class="note">${words.notes[link.type]}</p>
    <form method="post" action="${action}">
      <button class="primary" name="decision" value="pay">${words.decide[link.type]}</button>
      <button name="decision" value="fail">${words.fail}</button>
      <button name="decision" value="cancel">${words.cancel}</button>
    </form>`
}

/** For an address that nobody signed: it names no merchant to go back to. */
export function refusedPage(shown: Frame): Markup {
  const words = cashierWords[shown.locale]
  return frame(
    shown,
    html`<section class="card">
      <p class="state" role="alert">${words.refused}</p>
      <p class="note">${words.refusedHint}</p>
      <a class="button primary" href="/companyOrder">${words.back}</a>
    </section>`,
  )
}

function frame({ locale, otherLanguage, nonce }: Frame, content: Markup): Markup {
  const words = cashierWords[locale]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title} · ${words.payee}</title>
        <link rel="icon" href="/icon.svg" />
        <style nonce="${nonce}">
          ${raw(cashierStyle)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>${words.payee} ${words.title}</h1>
            <a href="${otherLanguage}" lang="${locale === 'en' ? 'zh-CN' : 'en'}">${words.otherLanguage}</a>
          </header>
          ${content}
        </main>
      </body>
    </html>`
}

const yuan = (fen: number) =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
