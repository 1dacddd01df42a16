import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { firstRows } from '../firstRows'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { watchSettling } from './harness/watchSettling'

const promises = {
  'zh-CN': '企业的部门、成员与软件授权，在一处管理。',
  en: 'Your company’s departments, members and software licences in one place.',
}

for (const [locale, promise] of Object.entries(promises))
  journey(
    `the hall before the portal says at first what it says in the end (${locale})`,
    async ({ visit }) => {
      const { page } = await visit()
      await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale)
      const release = await holdScripts(page)
      await page.goto(pagePaths.signIn, { waitUntil: 'commit' })
      const words = page.getByText(promise)
      const corner = async () => {
        const { x = 0, y = 0, height = 0 } = (await words.boundingBox()) ?? {}
        return [Math.round(x), Math.round(y + height)]
      }
      await expect(words).toBeVisible()
      const first = await corner()
      release()
      await expect(page.locator('#first')).toHaveCount(0)
      expect(await corner()).toEqual(first)
    },
  )

for (const [browser, locale] of [
  ['en-US', 'en'],
  ['fr-FR', 'zh-CN'],
] as const)
  journey(
    `in a browser of ${browser} who has chosen no language begins in ${locale}, and keeps what they choose`,
    async ({ visit }) => {
      const { page } = await visit({ locale: browser })
      await page.addInitScript(watchLanguages)
      const release = await holdScripts(page)
      await page.goto(pagePaths.signIn, { waitUntil: 'commit' })
      await expect(page.getByText(promises[locale])).toBeVisible()
      release()
      const [title, other, otherTitle] =
        locale === 'en' ? ['Sign in', '中文', '登录'] : ['登录', 'English', 'Sign in']
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await page.evaluate(() => window.languages)).toEqual([locale])
      await page.getByRole('button', { name: other }).click()
      await expect(page.getByRole('heading', { level: 1, name: otherTitle })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: otherTitle })).toBeVisible()
    },
  )

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  journey(
    `at ${width} px lists show their first rows before their scripts, where they stay`,
    async ({ visit }) => {
      const { page } = await visit({
        viewport: { width, height },
        isMobile: width < 600,
        hasTouch: width < 600,
      })
      const settled = watchSettling(page)
      await enter(page, pagePaths.companyHome)
      await settled()
      for (const path of Object.keys(firstRows)) {
        const release = await holdScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('#rows > div'), path).not.toHaveCount(0)
        const first = await wordsIn(page, '#rows')
        release()
        await expect(page.locator('#rows'), path).toHaveCount(0)
        const last = await wordsIn(page, 'main')
        const hint = await page.locator('main input[placeholder]').first().getAttribute('placeholder')
        const moved = first.filter(
          (one) => one.words !== hint && one.words !== '\u2060' && !last.some((other) => isSame(one, other)),
        )
        expect(moved, path).toEqual([])
      }
    },
  )

/** Holds what the page runs, until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

type Words = Awaited<ReturnType<typeof wordsIn>>[number]

/** In the same place, but for parts of a pixel. */
const isSame = (one: Words, other: Words) =>
  one.words === other.words && Math.abs(one.x - other.x) <= 2 && Math.abs(one.y - other.y) <= 2

/** What is written there, and where. */
const wordsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root) => {
    const range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: { words: string; x: number; y: number }[] = []
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode)
      const { x, y } = range.getBoundingClientRect()
      found.push({ words: walker.currentNode.textContent ?? '', x, y })
    }
    return found
  })

/** What the page says that it is written in, at each paint. */
function watchLanguages(): void {
  window.languages = []
  const look = () => {
    const lang = document.body?.closest('html')?.lang
    if (lang && window.languages.at(-1) !== lang) window.languages.push(lang)
    requestAnimationFrame(look)
  }
  look()
}

declare global {
  interface Window {
    languages: string[]
  }
}
