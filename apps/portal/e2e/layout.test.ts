import type { Page } from 'playwright'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { watchRequests } from './harness/watchRequests'
import { openScreens, type Screen, signedInScreens } from './screens/routes'

const mostShift = 0.1

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

// A violation of the policy on any of them fails the journey, as does anything else the page reports.
for (const viewport of windows) {
  journey(
    `at ${viewport.width} px every screen tells its title, shifts nothing while it loads, and overflows nowhere`,
    async ({ visit }) => {
      const { page } = await visit({ viewport })
      await page.addInitScript(countShifts)
      const settled = watchRequests(page)
      const unsteady: string[] = []
      const check = async ({ path, title }: Screen) => {
        await page.goto(path)
        await expect(page).toHaveTitle(`${title} - Atrium 账户中心`)
        await settled()
        const { shift, overflow } = await measure(page)
        if (shift > mostShift) unsteady.push(`${path} shifted by ${shift.toFixed(3)}`)
        if (overflow > 0) unsteady.push(`${path} is ${overflow} px too wide`)
      }
      for (const screen of openScreens) await check(screen)
      await enter(page, '/CompanyMainPage')
      for (const screen of signedInScreens) await check(screen)
      expect(unsteady).toEqual([])
    },
  )
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
