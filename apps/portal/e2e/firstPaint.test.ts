import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
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
      await portalDraws(page)
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

const framedPages = [pagePaths.companyHome, pagePaths.memberManagement, pagePaths.personalHome]

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  journey(
    `at ${width} px the page before its scripts is laid out as the portal draws it before its answers`,
    async ({ visit }) => {
      const { page } = await visit({
        viewport: { width, height },
        isMobile: width < 600,
        hasTouch: width < 600,
      })
      const settled = watchSettling(page)
      await enter(page, pagePaths.companyHome)
      await settled()
      for (const path of framedPages) {
        const release = await hold(page, /\/assets\/.*\.js$/)
        const releaseAnswers = await hold(page, /\/api\//)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('#root main')).toBeVisible()
        const first = await layoutOf(page)
        expect(first.length, path).toBeGreaterThan(20)
        release()
        await portalDraws(page)
        expect(await layoutOf(page), path).toEqual(first)
        releaseAnswers()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      }
    },
  )

journey('the first paint has no usable fields and is silent to screen readers', async ({ visit }) => {
  const { page } = await visit()
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(pagePaths.signIn, { waitUntil: 'commit' })
  const shown = page.locator('#root input').first()
  await expect(shown).toBeVisible()
  expect(
    await shown.evaluate((input) => [input.closest('[inert]')?.id, input.closest('[aria-hidden]')?.id]),
  ).toEqual(['root', 'root'])
  release()
  const account = page.getByRole('textbox', { name: '账号' })
  await account.fill('13800000001')
  await expect(account).toHaveValue('13800000001')
})

const portalDraws = (page: Page) => expect(page.locator('#root')).not.toHaveAttribute('inert')

const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/)

/** Holds responses from these addresses until released. */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return release
}

/** Position of each visible element in px. A phone's tab bar is left out, because its content is a separate chunk. */
const layoutOf = (page: Page) =>
  page.locator('#root').evaluate(async (root) => {
    // The fallback font has the same height, but its bold is narrower.
    await document.fonts.ready
    return [...root.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // Elements of one px are for screen readers only.
      const isDrawn = width > 1 && height > 1 && !element.closest('[data-docked], svg')
      return isDrawn ? [[element.tagName, ...[x, y, width, height].map(Math.round)].join(' ')] : []
    })
  })

/** Records the page's language at each paint. */
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
