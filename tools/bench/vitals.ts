import { pagePaths } from '@atrium/contracts/paths'
import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright'
import { demo } from '../../apps/api/src/seed/demo'
import { freePort } from '../../apps/api/src/testing/servers/freePort'
import { signIn } from '../../apps/portal/e2e/harness/signIn'
import { startService } from '../../apps/portal/e2e/harness/startService'
import { watchSettling } from '../../apps/portal/e2e/harness/watchSettling'
import { buildPortal } from '../service/buildPortal.ts'
import { findChromium } from '../shared/chromium'
import type { Figure } from './Figure'
import { startHttp2Proxy } from './http2Proxy'
import { median } from './ratios'

/** In milliseconds, except shifts, which are shares of the window. */
interface Vitals {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** Time until the first row of a list answers a click; NaN without a list. */
  readonly usable: number
}

interface Screen {
  readonly path: string
  /** Milliseconds. */
  readonly most: number
  readonly isList: boolean
}

const home = (path: string): Screen => ({ path, most: 1500, isList: false })
const list = (path: string): Screen => ({ path, most: 2700, isList: true })

const screens = [
  ...[pagePaths.signIn, pagePaths.companyHome, pagePaths.personalHome].map(home),
  ...[pagePaths.memberManagement, pagePaths.companyOrders, pagePaths.companyProducts].map(list),
  ...[pagePaths.licencesByMember, pagePaths.licencesByProduct, pagePaths.administrators].map(list),
  ...[pagePaths.memberApplications, pagePaths.invitationRecords, pagePaths.companyHistory].map(list),
]

const windows = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: devices['iPhone 13'],
}

/** Fast 3G, as in browsers' developer tools. */
const fast3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
}

/**
 * Time until screens are painted and lists usable, with layout shifts, on a slow processor and network, for the
 * first visit and a second one. Uses an HTTP/2 proxy, as operators run the service.
 */
export async function measureVitals(rounds: number): Promise<Figure[]> {
  buildPortal()
  const port = await freePort()
  const service = await startService({
    environment: {
      // Copies a browser's state without the key that renews its session.
      ACCESS_TOKEN_SECONDS: '3600',
      PUBLIC_ORIGIN: `https://localhost:${port}`,
      DEMO_DATA: 'on',
    },
  })
  const proxy = await startHttp2Proxy(port, Number(new URL(service.origin).port))
  const browser = await chromium.launch(await findChromium())
  try {
    const storageState = await signedIn(browser, proxy.origin)
    const figures: Figure[] = []
    for (const [device, options] of Object.entries(windows))
      for (const screen of screens) {
        const cold: Vitals[] = []
        const again: Vitals[] = []
        for (let round = 0; round < rounds; round++) {
          const context = await browser.newContext({
            ...options,
            baseURL: proxy.origin,
            ignoreHTTPSErrors: true,
            locale: 'zh-CN',
            ...(screen.path !== pagePaths.signIn && { storageState }),
          })
          cold.push(await visit(context, screen))
          again.push(await visit(context, screen))
          await context.close()
        }
        figures.push(...figuresOf(device, screen, cold, again))
      }
    return figures
  } finally {
    await browser.close()
    proxy.close()
    await service.dispose()
  }
}

async function signedIn(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(pagePaths.companyHome)
  await signIn(page, demo.accounts.superAdministrator)
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

async function visit(context: BrowserContext, { path, isList }: Screen): Promise<Vitals> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', fast3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watchVitals)
  const settled = watchSettling(page)
  await page.goto(path)
  await page.waitForFunction(isShown)
  await settled()
  if (isList) await page.waitForFunction(() => !Number.isNaN(window.vitals.usable))
  const vitals = await readVitals(page)
  await page.close()
  return vitals
}

const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...window.vitals,
  }))

/** A screen sets the page's title. A slow network can be quiet long before that. */
function isShown(): boolean {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  return (
    isPainted &&
    / [-–] |^个人中心$/.test(document.title) &&
    !document.querySelector('main [aria-busy="true"]')
  )
}

function watchVitals(): void {
  window.vitals = { largestPaint: Number.NaN, shift: 0, usable: Number.NaN }
  // A row rendered by React has its handlers. It responds as soon as the main thread is free.
  const rows = new MutationObserver(() => {
    if (!document.querySelector('main tr[data-index]')) return
    rows.disconnect()
    setTimeout(() => {
      window.vitals.usable = performance.now()
    })
  })
  rows.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.vitals.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) window.vitals.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function figuresOf(
  device: string,
  { path, most, isList }: Screen,
  cold: readonly Vitals[],
  again: readonly Vitals[],
): Figure[] {
  const what = `${path}, ${device}`
  const of = (vitals: readonly Vitals[], name: keyof Vitals) => median(vitals.map((each) => each[name]))
  return [
    time(`${what}: first paint`, of(cold, 'firstPaint'), 1200),
    isList
      ? time(`${what}: usable`, of(cold, 'usable'), most)
      : time(`${what}: largest paint`, of(cold, 'largestPaint'), most),
    time(`${what}: first paint, second visit`, of(again, 'firstPaint'), 1000),
    shift(`${what}: shift`, of(cold, 'shift')),
  ]
}

const time = (what: string, measured: number, most: number): Figure => ({
  what,
  measured: `${(measured / 1000).toFixed(2)} s`,
  target: `≤ ${(most / 1000).toFixed(1)} s`,
  met: measured <= most,
})

const mostShift = 0.05

const shift = (what: string, measured: number): Figure => ({
  what,
  measured: measured.toFixed(3),
  target: `≤ ${mostShift}`,
  met: measured <= mostShift,
})

declare global {
  interface Window {
    vitals: { largestPaint: number; shift: number; usable: number }
  }
}
