import { join } from 'node:path'
import { argv } from 'node:process'
import { pagePaths } from '@atrium/contracts/paths'
import { chromium, type Page } from 'playwright'
import { buildPortal } from '../../../tools/service/buildPortal'
import { findChromium } from '../../../tools/shared/chromium'
import { enter } from './harness/enter'
import { openVisitor } from './harness/openVisitor'
import { startService } from './harness/startService'
import { watchSettling } from './harness/watchSettling'
import { type Overlay, overlaysOf } from './screens/overlays'
import { firstOrder, openScreens, type Screen, signedInScreens } from './screens/routes'

/**
 * `npm run pictures -- [word…]`: a picture of every screen of the built portal with the demo data, and of its
 * overlays, at three widths, in both themes and languages, into `.cache/pictures`. With words, only those
 * whose name contains all of them, such as `companyOrder 390 dark en` or `grant 1440`. The narrowest is a
 * phone with touch.
 */

const folder = join(import.meta.dirname, '../../../.cache/pictures')
const devices = [
  { kind: 'desk', widths: [1440, 1366], height: 900, options: {} },
  { kind: 'phone', widths: [390], height: 844, options: { isMobile: true, hasTouch: true } },
] as const
const themes = ['light', 'dark']
const locales = ['zh-CN', 'en']

const words = argv.slice(2)
const isWanted = (name: string) =>
  words.every((word) => name.split(' ').some((part) => part.startsWith(word)))

buildPortal()
const service = await startService()
const browser = await chromium.launch(await findChromium())
const missed: string[] = []
// Runs one after another: signing in on a second page ends the first session.
for (const { kind, widths, height, options } of devices) {
  const [stranger, person] = [
    await openVisitor(browser, service.origin, options),
    await openVisitor(browser, service.origin, options),
  ]
  await stranger.page.goto(pagePaths.signIn)
  await enter(person.page, pagePaths.companyHome)
  const screens = await signedInScreens(person.page)
  // Some pages are in both lists; each gets a unique name.
  const pages = [...openScreens, ...screens].map(pictured)
  const overlays = overlaysOf(await firstOrder(person.page)).filter(({ on = kind }) => on === kind)
  for (const width of widths) {
    for (const theme of themes) {
      for (const locale of locales) {
        const look = { width, height, theme, locale }
        await take(stranger.page, look, pages.slice(0, openScreens.length))
        await take(person.page, look, [...pages.slice(openScreens.length), ...overlays])
      }
    }
  }
  await Promise.all([stranger.close(), person.close()])
}
await browser.close()
await service.dispose()
if (missed.length > 0) throw new Error(`Not taken:\n${missed.join('\n')}`)

interface Look {
  readonly width: number
  readonly height: number
  readonly theme: string
  readonly locale: string
}

async function take(
  page: Page,
  { width, height, theme, locale }: Look,
  wanted: readonly Overlay[],
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((kept) => Object.assign(localStorage, kept), { theme, locale })
  const settled = watchSettling(page)
  for (const { name: what, path, open } of wanted) {
    const name = `${what} ${width} ${theme} ${locale}`
    if (!isWanted(name)) continue
    try {
      await page.goto(path)
      await settled()
      if (open) {
        await open(page)
        await settled()
      }
      await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
    } catch (thrown) {
      missed.push(`${name}: ${thrown instanceof Error ? thrown.message : thrown}`)
    }
  }
}

/** `/manageAsPro?mainId=…` → `manageAsPro`; a number distinguishes a second address or the signed-in view. */
function pictured({ path }: Screen, index: number, all: readonly Screen[]): Overlay {
  const name = nameOf(path)
  const number = all.slice(0, index + 1).filter((other) => nameOf(other.path) === name).length
  return { name: number > 1 ? `${name}-${number}` : name, path }
}

function nameOf(path: string): string {
  const [name = ''] = path.slice(1).split('?')
  return name
}
