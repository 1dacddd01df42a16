import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { freePort } from '../../../api/src/testing/servers/freePort'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey as plain } from '../harness/journey'
import { openOtherSite, strictPolicy, tokenOf } from './openOtherSite'

const port = await freePort()
const site = await openOtherSite(port)
const journey = plain.extend('environment', { scope: 'file' }, { EMBED_ORIGINS: `http://127.0.0.1:${port}` })
const nonce = 'c29tZXRoaW5n'

/** The page's own script: the token, and all events. */
const use = `<script type="module" nonce="${nonce}">
  const element = document.querySelector('[company]')
  element.getToken = async () => (await fetch('/token')).text()
  window.seen = []
  for (const name of ['ready', 'loadstart', 'loaderror', 'changed', 'navigate', 'error', 'signedout'])
    document.addEventListener('atrium-' + name, (event) => seen.push([name, event.detail]))
</script>`

const element = '<atrium-members company="company-yunzhu" theme="light"></atrium-members>'

async function scriptOf(origin: string): Promise<string> {
  const { script, integrity } = (await (await fetch(`${origin}/embed/latest.json`)).json()) as Record<
    string,
    string
  >
  return `<script type="module" crossorigin src="${origin}${script}" integrity="${integrity}"></script>`
}

const rows = (page: Page) => page.locator('atrium-members tbody tr')
const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen').map(([name]: [string]) => name))

journey(
  'shows a feature in a plain page, with all that floats inside the element',
  async ({ visit, origin }) => {
    const { page: portal } = await visit()
    site.tokens = [await tokenOf(portal, () => enter(portal, pagePaths.memberManagement))]
    const { page } = await visit()
    await page.goto(site.page(`${element}${await scriptOf(origin)}${use}`))
    await expect(rows(page).first()).toBeVisible()
    await expect.poll(() => seen(page)).toEqual(expect.arrayContaining(['loadstart', 'ready']))

    const english: string[] = []
    await page
      .getByRole('button', { name: /的操作$/ })
      .first()
      .click()
    await expect(page.locator('atrium-members').getByRole('menu')).toBeVisible()
    expect(await page.evaluate(() => document.querySelectorAll('body > [data-atrium-root]').length)).toBe(0)
    await page.keyboard.press('Escape')

    page.on('request', (request) => english.push(request.url()))
    await page.evaluate(() => document.querySelector('atrium-members')?.setAttribute('locale', 'en'))
    await expect(page.getByRole('button', { name: /^Actions/ }).first()).toBeVisible()
    expect(english.filter((address) => address.includes('/embed/')).length).toBeGreaterThan(0)
    await page.evaluate(() => document.querySelector('atrium-members')?.setAttribute('theme', 'dark'))
    await expect(
      page.locator('atrium-members [data-atrium-root][data-atrium-theme=dark]').first(),
    ).toBeVisible()
  },
)

journey('follows the color scheme around, and shows the look of the site', async ({ visit, origin }) => {
  const { page } = await visit()
  const body = element.replace('theme="light"', 'theme="host"')
  await page.goto(site.page(`${body}${await scriptOf(origin)}${use}`))
  await expect(rows(page).first()).toBeVisible()
  const themed = (theme: string) =>
    expect(page.locator(`atrium-members [data-slot=theme-root][data-atrium-theme=${theme}]`)).toBeVisible()
  await themed('light')
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'))
  await themed('dark')
  await page.evaluate(() => {
    Object.assign(document.querySelector('[company]') ?? {}, {
      appearance: { variables: { accent: { light: '#0b6e4f', dark: '#5cc49f' }, radius: '0px' } },
    })
  })
  const accent = () =>
    page.locator('atrium-members [data-slot=theme-root]').evaluate((root) => {
      const probe = root.appendChild(document.createElement('i'))
      probe.style.color = 'var(--atrium-color-accent)'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
  await expect.poll(accent).toBe('rgb(92, 196, 159)')
})

journey('keeps what was typed while it moves, and leaves nothing when it goes', async ({ visit, origin }) => {
  const { page } = await visit()
  await page.goto(site.page(`${element}<main></main>${await scriptOf(origin)}${use}`))
  await expect(rows(page).first()).toBeVisible()
  const field = page.locator('atrium-members').getByRole('searchbox').first()
  await field.fill('typed')
  await page.evaluate(async () => {
    const moved = document.querySelector('atrium-members')
    moved?.remove()
    await Promise.resolve()
    if (moved) document.querySelector('main')?.append(moved)
    // An element that is still without a page after such a task is taken down.
    await new Promise((done) => setTimeout(done))
  })
  await expect(field).toHaveValue('typed')

  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'warning' && complaints.push(message.text()))
  const moved = await page.locator('atrium-members').elementHandle()
  await moved?.evaluate((gone) => (gone as Element).remove())
  await expect.poll(() => moved?.evaluate(({ shadowRoot }) => shadowRoot?.childNodes.length)).toBe(0)
  expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(0)
  expect(complaints).toEqual([])
})

journey('can be mounted a hundred times without a leak', async ({ visit, origin }) => {
  const { page } = await visit()
  await page.goto(site.page(`<main></main>${await scriptOf(origin)}`))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const calls = new Set<unknown>()
  page.on('request', (call) => calls.add(call))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (call) => calls.delete(call))
  await page.evaluate(() => customElements.whenDefined('atrium-catalogue'))
  async function mount(times: number) {
    await page.evaluate(async (count) => {
      for (let time = 0; time < count; time++) {
        const mounted = document.createElement('atrium-catalogue')
        mounted.getToken = async () => (await fetch('/token')).text()
        const started = new Promise((done) =>
          mounted.addEventListener('atrium-loadstart', done, { once: true }),
        )
        document.querySelector('main')?.append(mounted)
        await started
        mounted.remove()
        while (mounted.shadowRoot?.childNodes.length) await new Promise((done) => setTimeout(done))
      }
    }, times)
    // Calls that are under way hold what they are for.
    await expect.poll(() => calls.size).toBe(0)
  }
  async function measure() {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), bytes: of('JSHeapUsedSize') }
  }
  await mount(10)
  const before = await measure()
  await mount(100)
  // On a busy machine, the last mounts are released a moment later.
  await expect.poll(async () => (await measure()).listeners - before.listeners).toBeLessThan(50)
  const after = await measure()
  console.info('before and after 100 mounts', before, after)
  expect(after.nodes - before.nodes).toBeLessThan(1000)
  expect(after.bytes - before.bytes).toBeLessThan(5_000_000)
})

journey('asks for a token again when the service refuses the last one', async ({ visit, origin }) => {
  const { page, tolerate } = await visit()
  tolerate(/401/)
  const [good = ''] = site.tokens
  site.tokens = ['eyJvdXRkYXRlZA.e30.x', good]
  const before = site.asked()
  await page.goto(site.page(`${element}${await scriptOf(origin)}${use}`))
  await expect(rows(page).first()).toBeVisible()
  expect(site.asked() - before).toBe(2)
  // Tokens age, so one that is replaced is no error.
  expect(await seen(page)).not.toContain('loaderror')
})

journey('works with a strict policy and Trusted Types', async ({ visit, origin }) => {
  const { page } = await visit()
  const body = `${element.replace('<atrium-members', `<atrium-members nonce="${nonce}"`)}${await scriptOf(origin)}${use}`
  await page.goto(site.page(body, { policy: strictPolicy(origin, { nonce }) }))
  await expect(rows(page).first()).toBeVisible()
  await page
    .getByRole('button', { name: /的操作$/ })
    .first()
    .click()
  await page.getByRole('menuitem').first().click()
  // The problems of the page, which include violations of its policy, fail the test.
})

journey(
  'refers to the sign-in of a site that has no token, without a dialog above',
  async ({ visit, origin }) => {
    site.tokens = []
    const before = site.asked()
    const { page } = await visit()
    const start = `<atrium-sign-in></atrium-sign-in><script type="module">
  const element = document.querySelector('atrium-sign-in')
  element.getToken = async () => (await fetch('/token').then((answer) => answer.text())) || undefined
  element.onSignIn = () => document.body.append('Our form')
</script>`
    await page.goto(site.page(`${start}${await scriptOf(origin)}`))
    const element = page.locator('atrium-sign-in')
    await expect(element.getByText('请在本网站登录')).toBeVisible()
    await expect.poll(site.asked).toBeGreaterThan(before)
    await element.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('Our form')).toBeVisible()
    await expect(element.getByRole('dialog')).toHaveCount(0)
  },
)
