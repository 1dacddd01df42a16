import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { html } from 'hono/html'
import type { PageLocale } from '../ownPages/answerPage'
import { standInAppWords } from './standInAppWords'

const launcher = '/CloudProductDetails'

/** Who came, and by which licence. */
export function openedPage(locale: PageLocale, opened: OperationOutput<typeof appsOperations.redeemTicket>) {
  const words = standInAppWords[locale]
  const { productName, userName, source, sn, version, endAt, enterpriseName } = opened
  const rows = [
    [words.who, userName],
    [words.licence, source === 'company' ? (enterpriseName ?? '') : words[source]],
    [words.sn, sn],
    [words.version, version],
    [words.endAt, endAt === null ? words.forEver : dayOf(endAt)],
  ] as const
  return {
    title: productName,
    heading: productName,
    content: html`<p class="demonstration">${words.demonstration}</p>
      <section class="card">
        <p class="state">${words.opened(userName)}</p>
        <dl>
          ${rows.map(([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`)}
          <dt>${words.state}</dt>
          <dd role="status" id="state">${words.online}</dd>
        </dl>
        <a class="button" href="${launcher}">${words.back}</a>
      </section>`,
    script: scriptOf(opened, locale),
  }
}

/** For whoever comes without a ticket, or with one that was used. */
export function strangerPage(locale: PageLocale) {
  const words = standInAppWords[locale]
  return {
    status: 400 as const,
    title: words.stranger,
    heading: words.stranger,
    content: html`<section class="card">
      <p class="state" role="alert">${words.stranger}</p>
      <p class="note">${words.strangerHint}</p>
      <a class="button primary" href="${launcher}">${words.back}</a>
    </section>`,
  }
}

/** The date in China, as the specification writes days. */
const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(moment))

/** Says that it goes on, and when it is left; the ticket leaves the address. */
function scriptOf(
  { use, reportEvery }: OperationOutput<typeof appsOperations.redeemTicket>,
  locale: PageLocale,
): string {
  const { left, silent, takenOver, forced, stopped } = standInAppWords[locale]
  const words = { left, silent, takenOver, forced, stopped }
  return `
const use = ${JSON.stringify(use)}
const words = ${JSON.stringify(words)}
const address = location.pathname
const told = (isLeft) => new URLSearchParams({ use, isLeft })
history.replaceState(null, '', address)
async function report() {
  const answer = await fetch(address, { method: 'POST', body: told(false) }).catch(() => undefined)
  const { goesOn, because } = answer?.ok ? await answer.json() : { goesOn: true }
  if (goesOn) return
  clearInterval(beat)
  document.getElementById('state').textContent = words[because]
}
const beat = setInterval(report, ${reportEvery * 1000})
addEventListener('focus', report)
addEventListener('pagehide', () => navigator.sendBeacon(address, told(true)))
`
}
