import { pagePaths } from '@atrium/contracts/paths'
import { html } from 'hono/html'
import type { Markup, PageLocale } from '../ownPages/answerPage'
import type { BookedPayment } from './books'
import type { CashierLink } from './cashierLink'
import { cashierWords } from './cashierWords'

interface CashierPageOptions {
  readonly locale: PageLocale
  readonly link: CashierLink
  readonly booked: BookedPayment | undefined
  readonly isLate: boolean
  /** The form's target. */
  readonly action: string
}

/** The payment and the possible decisions. */
export function cashierPage(shown: CashierPageOptions) {
  const { link, locale } = shown
  const words = cashierWords[locale]
  return framed(
    locale,
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

function choices({ link, booked, isLate, action, locale }: CashierPageOptions): Markup {
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

/** For an unsigned address: there is no merchant to go back to. */
export function refusedPage(locale: PageLocale) {
  const words = cashierWords[locale]
  const page = framed(
    locale,
    html`<section class="card">
      <p class="state" role="alert">${words.refused}</p>
      <p class="note">${words.refusedHint}</p>
      <a class="button primary" href="${pagePaths.companyOrders}">${words.back}</a>
    </section>`,
  )
  return { ...page, status: 400 as const }
}

const framed = (locale: PageLocale, content: Markup) => {
  const { title, payee } = cashierWords[locale]
  return { title: `${title} · ${payee}`, heading: `${payee} ${title}`, content }
}

const yuan = (fen: number) =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
