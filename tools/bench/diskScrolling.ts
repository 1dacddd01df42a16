import { pagePaths } from '@atrium/contracts/paths'
import { chromium, type Page } from 'playwright'
import { openPostgres } from '../../apps/api/src/platform/database/openPostgres'
import { seedCompany } from '../../apps/api/src/seed/seedCompany'
import startPostgres from '../../apps/api/src/testing/servers/startPostgres'
import { signIn } from '../../apps/portal/e2e/harness/signIn'
import { startService } from '../../apps/portal/e2e/harness/startService'
import { buildPortal } from '../service/buildPortal.ts'
import { findChromium } from '../shared/chromium'
import type { Figure } from './Figure'
import { filesInFolder, fillDisk, fullFolder } from './fillDisk'
import { skipGuides } from './skipGuides'

const most = 50

/** The longest frame while scrolling through a folder of 100,000 files, as rows and as tiles. */
export async function measureDiskScrolling(): Promise<Figure[]> {
  buildPortal()
  process.env.TEST_DATABASE = 'postgres'
  const stopPostgres = await startPostgres()
  const url = `${process.env.TEST_DATABASE_URL}atrium_template`
  const database = await openPostgres({ url })
  const size = { members: 10, departments: 2, products: 1 }
  const { account, companyId } = await seedCompany(database, new Date(), size)
  await fillDisk(database, companyId)
  await database.close()
  const service = await startService({ environment: { DATABASE_URL: url, DEMO_DATA: 'off' } })
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage({ baseURL: service.origin, locale: 'zh-CN' })
    await skipGuides(page)
    const path = `${pagePaths.companyDisk}?folder=${fullFolder}&pageSize=100`
    await page.goto(path)
    await signIn(page, account)
    await page.getByRole('row').nth(90).waitFor()
    // The first paint is not part of scrolling.
    await page.evaluate(() => new Promise((go) => requestIdleCallback(() => go(undefined))))
    await page.evaluate(watchFrames)
    const rows = await longestFrame(page, 40)
    await page.getByRole('button', { name: '平铺' }).click()
    const tiles = page.getByRole('list', { name: '文件' })
    await tiles.getByRole('link').nth(20).waitFor()
    await tiles.hover()
    const tileFrames = await longestFrame(page, 200)
    const of = `of ${filesInFolder.toLocaleString('en')} files`
    return [figureOf(`scroll 100 rows ${of}`, rows), figureOf(`scroll tiles ${of}`, tileFrames)]
  } finally {
    await browser.close()
    await service.dispose()
    await stopPostgres?.()
  }
}

/** Milliseconds; browsers report only frames over 50. */
async function longestFrame(page: Page, steps: number): Promise<number> {
  await page.evaluate(() => {
    window.longestFrame = 0
  })
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, 900)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return page.evaluate(() => window.longestFrame)
}

const figureOf = (what: string, longest: number): Figure => ({
  what: `longest frame, ${what}`,
  measured: longest === 0 ? 'none over 50 ms' : `${longest.toFixed(0)} ms`,
  target: `≤ ${most} ms`,
  met: longest <= most,
})

function watchFrames(): void {
  window.longestFrame = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestFrame = Math.max(window.longestFrame, duration)
  }).observe({ type: 'long-animation-frame' })
}

declare global {
  interface Window {
    longestFrame: number
  }
}
