import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registry } from '../../packages/embed/src/registry'
import { openSite, type Site } from './openSite.ts'
import { serverOfHost } from './serverOfHost.ts'

let site: Site
let render: Awaited<ReturnType<typeof serverOfHost>>
beforeAll(async () => {
  render = await serverOfHost('Roots')
  site = await openSite('hydrateRoots.tsx')
})
afterAll(() => site?.close())

const names = Object.keys(registry)

it.each(names)('React takes %s over although the role arrives before its code', async (feature) => {
  const complain = vi.spyOn(console, 'error')
  const sent = await render(feature)
  expect(complain.mock.calls).toEqual([])
  complain.mockRestore()
  // Everything else depends on answers, the address or the window.
  expect.soft(sent.match(/<(?:h1|form|table|button|input|a)\b/g) ?? []).toEqual([])
  expect(await complaintsAbout(feature, sent)).toEqual([])
})

it('React takes a page over whose English texts arrive later', async () => {
  expect(await complaintsAbout('members', await render('members', 'en'), '&locale=en')).toEqual([])
})

async function complaintsAbout(feature: string, sent: string, query = ''): Promise<readonly string[]> {
  const mismatches: string[] = []
  const page = await site.open({
    feature,
    query: `${query}#/inviteUser?page=2`,
    sheets: [],
    sent,
    onPage: (opened) =>
      opened.on('console', (message) => {
        if (message.type() === 'error' && message.text().includes('hydration'))
          mismatches.push(message.text())
      }),
  })
  await page.locator('#feature[data-shown]').waitFor()
  await page.close()
  return mismatches
}
