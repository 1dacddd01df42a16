import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { pagePaths } from '@atrium/contracts/paths'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { html } from 'hono/html'
import type { PageLocale } from '../ownPages/answerPage'

const launcher = pagePaths.cloudApps

/** Shows the person and their licence. */
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

/** For visitors without a ticket, or with a used one. */
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

/** The date in China, in the specification's format. */
const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(moment))

/** Reports use, and when the page is left; removes the ticket from the address. */
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

/** Every text of the stand-in's page, in the languages of the portal. */
const standInAppWords = {
  'zh-CN': {
    demonstration: '演示用的云应用页面，不提供真实功能',
    opened: (name: string) => `已打开，欢迎您，${name}。`,
    who: '使用者',
    licence: '授权',
    bought: '个人购买',
    trial: '试用',
    sn: '序列号',
    version: '应用版本',
    endAt: '到期时间',
    forEver: '永久',
    state: '状态',
    online: '使用中',
    left: '已离开',
    silent: '长时间没有响应，已离线',
    takenOver: '该授权已在另一台设备上打开',
    forced: '管理员已将您下线',
    stopped: '授权已结束',
    stranger: '无法打开应用',
    strangerHint: '启动凭证无效、已过期或已使用过。请返回账户中心，从“云应用”重新打开。',
    back: '返回云应用',
  },
  en: {
    demonstration: 'A page in place of cloud apps, for demonstration: it does nothing',
    opened: (name: string) => `Opened. Welcome, ${name}.`,
    who: 'User',
    licence: 'Licence',
    bought: 'Bought',
    trial: 'Trial',
    sn: 'Serial number',
    version: 'App version',
    endAt: 'Ends',
    forEver: 'For ever',
    state: 'State',
    online: 'In use',
    left: 'Left',
    silent: 'Offline: it didn’t answer for a while',
    takenOver: 'This licence was opened on another device',
    forced: 'An administrator has taken you offline',
    stopped: 'The licence has ended',
    stranger: 'The app can’t be opened',
    strangerHint:
      'The ticket is not valid, has expired or was used before. Go back to the account centre and open the app from “Cloud apps” again.',
    back: 'Back to cloud apps',
  },
} as const
