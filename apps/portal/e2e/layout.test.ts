import type { Page } from 'playwright'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { watchRequests } from './harness/watchRequests'
import { openScreens, type Screen, signedInScreens } from './screens/routes'

const mostShift = 0.05

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

/** Most of the time a screen waits for the service, or for nothing more to come. */
const tabs = 4

// A violation of the policy on any of them fails the journey, as does anything else the page reports.
for (const viewport of windows) {
  journey(
    `at ${viewport.width} px every screen tells its title, shifts nothing while it loads, and overflows nowhere`,
    async ({ visit }) => {
      const { page, openTab } = await visit({ viewport })
      await page.context().addInitScript(countShifts)
      const unsteady: string[] = []
      for (const screen of openScreens) unsteady.push(...(await check(page, screen)))
      await enter(page, '/CompanyMainPage')
      const left = [...signedInScreens]
      const checkOneByOne = async (tab: Page) => {
        for (let screen = left.shift(); screen; screen = left.shift()) {
          unsteady.push(...(await check(tab, screen)))
        }
      }
      const opened = await Promise.all(Array.from({ length: tabs - 1 }, openTab))
      await Promise.all([page, ...opened].map(checkOneByOne))
      expect(unsteady).toEqual([])
    },
  )
}

/** Opens a screen and tells what is wrong with how it comes. */
async function check(page: Page, { path, title }: Screen): Promise<string[]> {
  const settled = watchRequests(page)
  await page.goto(path)
  await expect(page).toHaveTitle(`${title} - Atrium 账户中心`)
  await settled()
  const { shift, overflow } = await measure(page)
  return [
    ...(shift > mostShift ? [`${path} shifted by ${shift.toFixed(3)}`] : []),
    ...(overflow > 0 ? [`${path} is ${overflow} px too wide`] : []),
  ]
}

/** Sums every shift, which is at least what browsers report as the cumulative one. */
function countShifts(): void {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        window.shift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const measure = (page: Page) =>
  page.evaluate(() => ({
    shift: window.shift,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))

declare global {
  interface Window {
    shift: number
  }
}
