import { pagePaths } from '@atrium/contracts/paths'
import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright'
import { demo } from '../../apps/api/src/seed/demo'
import { signIn } from '../../apps/portal/e2e/harness/signIn'
import { startService } from '../../apps/portal/e2e/harness/startService'
import { watchSettling } from '../../apps/portal/e2e/harness/watchSettling'
import { buildPortal } from '../service/buildPortal.ts'
import { findChromium } from '../shared/chromium'
import type { Figure } from './Figure'
import { median } from './ratios'

/** In milliseconds, and shares of the window. */
interface Vitals {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
}

const screens = [
  { path: pagePaths.signIn, largest: 2000 },
  { path: pagePaths.companyHome, largest: 2000 },
  { path: pagePaths.personalHome, largest: 2000 },
  { path: pagePaths.memberManagement, largest: 2500 },
  { path: pagePaths.companyOrders, largest: 2500 },
]

const windows = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: devices['iPhone 13'],
}

/** What a browser's own tools call fast 3G. */
const fast3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
}

/** How soon screens are painted on a slow processor and line, the first time and again, and how much they move. */
export async function measureVitals(rounds: number): Promise<Figure[]> {
  buildPortal()
  // A browser's state is copied without the key by which its session is renewed.
  const service = await startService({ environment: { ACCESS_TOKEN_SECONDS: '3600' } })
  const browser = await chromium.launch(await findChromium())
  try {
    const storageState = await signedIn(browser, service.origin)
    const figures: Figure[] = []
    for (const [device, options] of Object.entries(windows))
      for (const { path, largest } of screens) {
        const cold: Vitals[] = []
        const again: Vitals[] = []
        for (let round = 0; round < rounds; round++) {
          const context = await browser.newContext({
            ...options,
            baseURL: service.origin,
            locale: 'zh-CN',
            ...(path !== pagePaths.signIn && { storageState }),
          })
          cold.push(await visit(context, path))
          again.push(await visit(context, path))
          await context.close()
        }
        figures.push(...figuresOf(`${path}, ${device}`, cold, again, largest))
      }
    return figures
  } finally {
    await browser.close()
    await service.dispose()
  }
}

async function signedIn(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(pagePaths.companyHome)
  await signIn(page, demo.accounts.superAdministrator)
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

async function visit(context: BrowserContext, path: string): Promise<Vitals> {
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
  const vitals = await readVitals(page)
  await page.close()
  return vitals
}

const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...window.vitals,
  }))

/** A screen gives the page its title; a slow line is quiet long before that. */
function isShown(): boolean {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  return (
    isPainted &&
    / [-–] |^个人中心$/.test(document.title) &&
    !document.querySelector('main [aria-busy="true"]')
  )
}

function watchVitals(): void {
  window.vitals = { largestPaint: Number.NaN, shift: 0 }
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
  what: string,
  cold: readonly Vitals[],
  again: readonly Vitals[],
  largest: number,
): Figure[] {
  const first = median(cold.map(({ firstPaint }) => firstPaint))
  return [
    time(`${what}: first paint`, first, 1200),
    time(`${what}: largest paint`, median(cold.map(({ largestPaint }) => largestPaint)), largest),
    time(`${what}: first paint, second visit`, median(again.map(({ firstPaint }) => firstPaint)), 1000),
    shift(`${what}: shift`, median(cold.map((vitals) => vitals.shift))),
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
    vitals: { largestPaint: number; shift: number }
  }
}
