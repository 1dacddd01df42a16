import { join } from 'node:path'
import { argv } from 'node:process'
import { chromium, type Page } from 'playwright'
import { buildPortal } from '../../../scripts/buildPortal.mjs'
import { findChromium } from '../../../scripts/chromium'
import { enter } from './harness/enter'
import { openVisitor } from './harness/openVisitor'
import { startService } from './harness/startService'
import { watchRequests } from './harness/watchRequests'
import { openScreens, type Screen, signedInScreens } from './screens/routes'

/**
 * `npm run pictures -- [word…]`: a picture of every screen of the built portal with the demo data, at three widths,
 * in both themes and languages, into `.cache/pictures`. With words, only of what holds them all in its name, such as
 * `companyOrder 390 dark en`.
 */

const folder = join(import.meta.dirname, '../../../.cache/pictures')
const widths = [1440, 1366, 390]
const themes = ['light', 'dark']
const locales = ['zh-CN', 'en']

const looks = widths.flatMap((width) =>
  themes.flatMap((theme) => locales.map((locale) => ({ width, theme, locale }))),
)
const words = argv.slice(2)
const isWanted = (name: string) =>
  words.every((word) => name.split(' ').some((part) => part.startsWith(word)))

buildPortal()
const service = await startService()
const browser = await chromium.launch(await findChromium())
const [stranger, person] = [
  await openVisitor(browser, service.origin),
  await openVisitor(browser, service.origin),
]
await stranger.page.goto('/WebLogin')
await enter(person.page, '/CompanyMainPage')
const screens = await signedInScreens(person.page)
for (const look of looks) {
  await take(stranger.page, look, openScreens)
  await take(person.page, look, screens)
}
await browser.close()
await service.dispose()

async function take(
  page: Page,
  { width, theme, locale }: (typeof looks)[number],
  wanted: readonly Screen[],
): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  await page.evaluate((kept) => Object.assign(localStorage, kept), { theme, locale })
  const settled = watchRequests(page)
  for (const screen of wanted) {
    const name = `${nameOf(screen)} ${width} ${theme} ${locale}`
    if (!isWanted(name)) continue
    await page.goto(screen.path)
    await settled()
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  }
}

/** `/manageAsPro?mainId=…` → `manageAsPro`; what a second address of a path shows is told by its number. */
function nameOf({ path }: Screen): string {
  const [name = ''] = path.slice(1).split('?')
  const same = [...openScreens, ...screens].filter((other) => other.path.slice(1).split('?')[0] === name)
  const number = same.findIndex((other) => other.path === path) + 1
  return number > 1 ? `${name}-${number}` : name
}
