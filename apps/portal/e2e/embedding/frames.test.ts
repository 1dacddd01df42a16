import { gzipSync } from 'node:zlib'
import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { freePort } from '../../../api/src/testing/servers/freePort'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey as plain } from '../harness/journey'
import { openOtherSite, strictPolicy, tokenOf } from './openOtherSite'

const port = await freePort()
const site = await openOtherSite(port)
const origin = `http://127.0.0.1:${port}`
const journey = plain.extend('environment', { scope: 'file' }, { EMBED_ORIGINS: origin })
const nonce = 'c29tZXRoaW5n'

const start = (service: string) => `<main></main><script type="module" nonce="${nonce}">
  import { createFrame } from '${service}/embed/frame.js'
  window.seen = []
  const on = (name) => (detail) => seen.push([name, detail])
  window.frame = createFrame(document.querySelector('main'), {
    service: '${service}', feature: 'members', company: 'company-yunzhu',
    getToken: async () => (await fetch('/token')).text(),
    appearance: { theme: 'host' }, maxHeight: 2000,
    onReady: on('ready'), onLoadStart: on('loadstart'), onLoadError: on('loaderror'), onNavigate: on('navigate'),
  })
</script>`

const inFrame = (page: Page) => page.locator('main iframe').contentFrame()
const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen').map(([name]: [string]) => name))

journey('shows a feature in a frame of a page with a strict policy', async ({ visit, origin: service }) => {
  const { page: portal } = await visit()
  site.tokens = [await tokenOf(portal, () => enter(portal, pagePaths.memberManagement))]
  const { page } = await visit()
  await page.goto(site.page(start(service), { policy: strictPolicy(service, { nonce }) }))
  await expect(inFrame(page).locator('tbody tr').first()).toBeVisible()
  await expect.poll(() => seen(page)).toEqual(['loadstart', 'ready'])
  const height = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)
  const inner = await inFrame(page)
    .locator('#root')
    .evaluate((root) => root.getBoundingClientRect().height)
  expect(height).toBe(Math.max(480, Math.ceil(inner)))

  const themed = (theme: string) =>
    expect(inFrame(page).locator(`[data-slot=theme-root][data-atrium-theme=${theme}]`)).toBeVisible()
  await themed('light')
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'))
  await themed('dark')
  await page.evaluate(() => Reflect.get(window, 'frame').update({ locale: 'en' }))
  await expect(
    inFrame(page)
      .getByRole('button', { name: /^Actions/ })
      .first(),
  ).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'frame').destroy())
  expect(await page.locator('main').innerHTML()).toBe('')
})

journey('ignores messages of other windows and origins', async ({ visit, origin: service }) => {
  const { page } = await visit()
  await page.goto(site.page(start(service)))
  await expect(inFrame(page).locator('tbody tr').first()).toBeVisible()
  const before = site.asked()
  // The page itself is another window, and a blank frame is another one of the page's origin.
  const framed = page.frames().find((frame) => frame.url().startsWith(service))
  if (!framed) throw new Error('The page has no frame.')
  // Messages of one sender arrive in their order, so nothing is left once the last one has arrived.
  const awaitLast = () => {
    const last = new Promise((heard) =>
      addEventListener('message', ({ data }) => data === 'last' && requestAnimationFrame(heard)),
    )
    Object.assign(window, { last })
  }
  await framed.evaluate(awaitLast)
  await page.evaluate(awaitLast)
  await page.evaluate(() => {
    const forged = [
      { atrium: 1, type: 'token', id: 99 },
      { atrium: 1, type: 'event', event: { name: 'navigate', detail: { path: '/forged' } } },
      { atrium: 1, type: 'resize', height: 9 },
    ]
    const other = document.body.appendChild(document.createElement('iframe'))
    for (const message of forged) {
      window.postMessage(message, '*')
      other.contentWindow?.parent.postMessage(message, '*')
    }
    window.postMessage('last', '*')
  })
  // Into the frame, from a window that isn't its parent.
  await page.locator('main iframe').evaluate((frame: HTMLIFrameElement) => {
    const other = document.body.appendChild(document.createElement('iframe'))
    Reflect.get(other.contentWindow ?? {}, 'Function')(
      'target',
      `target.postMessage({ atrium: 1, type: 'update', options: { theme: 'dark', can: [], locale: 'en' } }, '*')
      target.postMessage('last', '*')`,
    )(frame.contentWindow)
  })
  await page.evaluate(() => Reflect.get(window, 'last'))
  await framed.evaluate(() => Reflect.get(window, 'last'))
  expect(site.asked()).toBe(before)
  expect(await seen(page)).not.toContain('navigate')
  await expect(
    inFrame(page)
      .getByRole('button', { name: /的操作$/ })
      .first(),
  ).toBeVisible()
})

journey('is framed only by allowed sites, and the portal by nobody', async ({ origin: service }) => {
  const headersOf = async (path: string) => {
    const response = await fetch(`${service}${path}`, { headers: { accept: 'text/html' } })
    const { headers, status } = response
    return {
      status,
      ancestors: /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0],
      old: headers.get('x-frame-options'),
    }
  }
  expect(await headersOf(`/embed/members?parent=${origin}`)).toEqual({
    status: 200,
    ancestors: `frame-ancestors ${origin}`,
    old: null,
  })
  const refused = { status: 403, ancestors: "frame-ancestors 'none'", old: 'DENY' }
  for (const parent of ['https://other.example', '', '*', `${origin}/`, `${origin}; script-src *`, 'null'])
    expect(await headersOf(`/embed/members?parent=${encodeURIComponent(parent)}`)).toEqual(refused)
  expect(await headersOf('/embed/members')).toEqual(refused)
  expect((await headersOf(`/embed/nothing?parent=${origin}`)).status).toBe(404)
  for (const path of [pagePaths.signIn, pagePaths.memberManagement])
    expect(await headersOf(path)).toMatchObject({ ancestors: "frame-ancestors 'none'", old: 'DENY' })
})

journey('sends scripts to any site, forever under their version', async ({ origin: service }) => {
  const latest = (await (await fetch(`${service}/embed/latest.json`)).json()) as { script: string }
  for (const path of [latest.script, '/embed/atrium.js', '/embed/latest.json']) {
    const { headers } = await fetch(service + path)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')?.includes('immutable')).toBe(path === latest.script)
  }
})

journey('sends one script of at most 150 kB with React, before any feature', async ({ origin: service }) => {
  const latest = (await (await fetch(`${service}/embed/latest.json`)).json()) as { script: string }
  const code = await (await fetch(service + latest.script)).text()
  console.info('atrium.js has', gzipSync(code).length, 'bytes, compressed')
  expect(gzipSync(code).length).toBeLessThan(150_000)
  expect(code).not.toMatch(/(?:^|[;}\n])import\s*[\w{*"']/)
})
