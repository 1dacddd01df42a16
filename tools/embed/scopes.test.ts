import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../apps/api/src/seed/demo.ts'
import { embedScopes } from '../../packages/contracts/src/wire/embedScopes.ts'
import type { FeatureName } from '../../packages/embed/src/registry/registry.ts'
import { Atrium, type Scope } from '../../packages/server/src/index.ts'
import { root } from '../shared/root.ts'
import { type LiveSite, openLiveSite } from './live/openLiveSite.ts'
import type { Control } from './live/page/controls.ts'

let site: LiveSite
beforeAll(async () => {
  site = await openLiveSite()
})
afterAll(() => site?.close())

/** Clicks of one feature: all with `TEST_SITES=1`, which takes minutes. */
const most = process.env.TEST_SITES ? 60 : 12

/** A page of a registered site, whose tokens have these scopes, with the calls that the service refused for others. */
async function openWith(scopes: readonly Scope[]): Promise<{ page: Page; refused: string[] }> {
  const page = await site.open()
  const { origin } = new URL(page.url())
  const written = await site.service.operate(
    ...['embedders', 'create', '--name', 'A site with few scopes', '--origin', origin],
    ...['--company', demo.companyId, ...scopes.flatMap((scope) => ['--scope', scope])],
  )
  const { embedTokens } = new Atrium({
    service: site.service.origin,
    key: /atk_\S+/.exec(written)?.[0] ?? '',
  })
  await page.exposeFunction('askServer', async () => {
    const person = { id: demo.userIds.superAdministrator }
    return (await embedTokens.create({ person, companyId: demo.companyId, scopes, origin })).token
  })
  await page.evaluate(() => {
    window.live.tokens.get = () => (window as unknown as { askServer(): Promise<string> }).askServer()
    window.live.use('site')
  })
  const refused: string[] = []
  page.on('response', async (response) => {
    if (response.status() !== 403) return
    const { error_code: code, data } = await response.json().catch(() => ({}))
    const { pathname } = new URL(response.url())
    if (code === 40301)
      refused.push(`${response.request().method()} ${pathname} needs ${data?.scope ?? 'no token'}`)
  })
  return { page, refused }
}

async function show(page: Page, feature: FeatureName, path: string): Promise<void> {
  const props = feature === 'member' ? { userId: demo.userIds.memberWithoutLicences } : {}
  await page.evaluate(([name, at, company, given]) => window.live.show(name, at, company, given), [
    feature,
    path,
    demo.companyId,
    props,
  ] as const)
  await page.evaluate(() => window.live.settled())
}

const controlsOf = (page: Page) => page.evaluate(() => window.live.controls())

async function press(page: Page, { key }: Control): Promise<void> {
  const place = await page.evaluate((asked) => window.live.place(asked), key)
  if (!place) return
  await page.mouse.click(place.x, place.y)
  await page.evaluate(() => window.live.settled())
}

/** Clicks the controls of a feature, those that they open, and those of the screens that they lead to. */
async function walk(page: Page, feature: FeatureName, refused: string[]): Promise<readonly string[]> {
  const found: string[] = []
  const tried = new Set<string>()
  const paths = ['']
  let clicks = 0

  function note(path: string, what: string): void {
    for (const call of refused.splice(0)) found.push([feature, path, what, call].filter(Boolean).join(' · '))
  }

  for (const path of paths) {
    await show(page, feature, path)
    note(path, '')
    const waiting = (await controlsOf(page)).map((control) => [control])
    for (let steps = waiting.shift(); steps && clicks < most; steps = waiting.shift()) {
      const last = steps.at(-1)
      if (!last || last.isLeftAlone || tried.has(last.key)) continue
      tried.add(last.key)
      clicks += 1
      await show(page, feature, path)
      for (const step of steps.slice(0, -1)) await press(page, step)
      const before = new Set((await controlsOf(page)).map(({ key }) => key))
      await press(page, last)
      note(path, steps.map(({ name }) => name).join(' → '))
      const led = await page.evaluate(() => window.live.path())
      if (bare(led) !== bare(path)) {
        if (!paths.some((other) => bare(other) === bare(led))) paths.push(led)
      } else if (steps.length < 3) {
        const opened = (await controlsOf(page)).filter(({ key }) => !before.has(key))
        waiting.unshift(...opened.map((control) => [...steps, control]))
      }
    }
  }
  expect(tried.size, feature).toBeGreaterThan(2)
  return found
}

const bare = (path: string) => path.replace(/[?#].*/, '')

it('notices what the service refuses to a token', async () => {
  const { page, refused } = await openWith(['departments:read'])
  await show(page, 'history', '')
  await expect.poll(() => refused).toContainEqual(expect.stringContaining('needs history:read'))
  await page.close()
})

/** Features, the scopes of their first screen and those of their controls, as documented. */
const documented = [
  ...readFileSync(join(root, 'docs/embed-tokens.md'), 'utf8').matchAll(
    /^\| `([a-z-]+)` \| (`.*?`) \| (.*?) ?\|$/gm,
  ),
].map(([, name = '', first = '', controls = '']) => ({
  name: name as FeatureName,
  first: scopesIn(first),
  controls: scopesIn(controls),
}))

function scopesIn(text: string): Scope[] {
  return [...text.matchAll(/`(\w+:(?:read|write))`/g)].map(([, scope]) => scope as Scope)
}

describe('the documented scopes', () => {
  it('exist, for all features of a company', () => {
    expect(documented.length).toBeGreaterThan(15)
    const all = documented.flatMap(({ first, controls }) => [...first, ...controls])
    expect(all.filter((scope) => !embedScopes.some((known) => known === scope))).toEqual([])
  })

  it.each(documented)('are enough for the first screen of $name, and needed', async ({ name, first }) => {
    const { page, refused } = await openWith(first)
    await show(page, name, '')
    expect(refused).toEqual([])
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/没有权限|未获准/)
    await page.close()
    const others = embedScopes.filter((scope) => !first.some((one) => one === scope))
    const without = await openWith(others)
    await show(without.page, name, '')
    await expect
      .poll(() => first.filter((scope) => without.refused.some((call) => call.endsWith(`needs ${scope}`))))
      .toEqual(first)
    await without.page.close()
  })
})

describe('with a token that only reads', () => {
  const walked = (
    ['members', 'licences', 'allocation', 'orders', 'disk', 'permissions', 'company', 'history'] as const
  ).filter((name) => process.env.CRAWL_ONLY?.split(',').includes(name) ?? true)

  it.each(walked)('no control of %s leads to a scope that the token lacks', async (feature) => {
    const { page, refused } = await openWith(embedScopes.filter((scope) => scope.endsWith(':read')))
    expect(await walk(page, feature, refused)).toEqual([])
    await page.close()
  })
})
