import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparePictures } from '../pixels/comparePictures.ts'
import { readPicture } from '../pixels/Picture.ts'
import { listHosts } from './hosts.ts'
import { openSite, type Site, sheetOf } from './openSite.ts'

const most = 0.001
/** Opens a dialog: what floats is outside of the feature's root. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: '林静姝的操作' }).click()
  await page.getByRole('menuitem', { name: '移动' }).click()
  await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
  return page.getByRole('dialog')
}

interface Shown {
  readonly feature: string
  readonly until: string
  readonly query?: string
  /** What is looked at. Default: the feature's place. */
  readonly open?: (page: Page) => Promise<Locator>
}

const shown: readonly Shown[] = [
  { feature: 'departments', until: '[role="treeitem"]', open: openDialog },
  { feature: 'departments', until: '[role="treeitem"]' },
  { feature: 'departments', until: '[role="treeitem"]', query: '&dir=rtl' },
  { feature: 'invitations', until: 'form input' },
  { feature: 'session', until: 'form input' },
  { feature: 'session', until: 'form input', query: '&dir=rtl' },
]

let site: Site
const sheets = (await listHosts()).flatMap(({ name, sheet }) =>
  sheet === undefined ? [] : [[name, sheet] as const],
)
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const hosts = new Map<string, Promise<{ readonly host: Buffer }>>()

/** The host's page without our feature, taken once: it looks the same for all features. */
function hostAlone(theirs: string, query: string) {
  const key = `${theirs}${query}`
  const taken = hosts.get(key) ?? picture([theirs], '', query)
  hosts.set(key, taken)
  return taken
}

async function picture(inOrder: readonly string[], name: string, query: string, what?: Shown) {
  const { until, open } = what ?? {}
  const page = await site.open({ feature: name, query, sheets: inOrder })
  if (until) await page.locator(`#feature ${until}`).first().waitFor()
  await settled(page)
  const host = await page.locator('#host').screenshot(options)
  const place = (await open?.(page)) ?? page.locator('#feature')
  const ours = await place.screenshot(options)
  await page.close()
  return { ours, host }
}

describe.each(shown)('$feature$query', (what) => {
  const { feature, query = '' } = what
  const own = sheetOf(feature)
  let alone: { readonly ours: Buffer } | undefined

  it.each(sheets)('looks the same on a page with %s, loaded before or after', async (_, theirs) => {
    alone ??= await picture([own], feature, query, what)
    const withoutUs = await hostAlone(theirs, query)
    for (const order of [
      [theirs, own],
      [own, theirs],
    ]) {
      const both = await picture(order, feature, query, what)
      expect(await shareOfChanged(alone.ours, both.ours)).toBeLessThanOrEqual(most)
      expect(await shareOfChanged(withoutUs.host, both.host)).toBe(0)
    }
  })
})

it.each(shown.filter(({ query }) => query === undefined))(
  '$feature looks the same with the sheet in layers, on a page without styles',
  async (what) => {
    const pictures: Buffer[] = []
    for (const name of ['styles.css', 'styles.layer.css'])
      pictures.push((await picture([sheetOf(what.feature, name)], what.feature, '', what)).ours)
    const [without, inLayers] = pictures
    if (!without || !inLayers) throw new Error('There is no picture.')
    expect(await shareOfChanged(without, inLayers)).toBeLessThanOrEqual(most)
  },
)

/** The share of pixels that differ between two picture files, from 0 to 1. */
async function shareOfChanged(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  return comparePictures(await readPicture(one), await readPicture(other)).share
}

const options = { animations: 'disabled', caret: 'hide' } as const

/** Resolves when no request is pending. */
async function settled(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('#feature [data-slot="skeleton"], #feature [aria-busy="true"]'),
  )
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

// The target is 20 kB. The illustrations of empty lists and the reset of a page's element rules take three features over it.
it.each(['account', 'departments', 'invitations', 'orders', 'session'])(
  '%s needs at most 22.5 kB of styles',
  (feature) => {
    expect(gzipSync(sheetOf(feature)).length).toBeLessThan(22_500)
  },
)
