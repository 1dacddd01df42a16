import { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { pagePaths } from '@atrium/contracts/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { mountIndex, mountWellKnown, readHead } from './'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
  mountIndex(service.app, service.ports)
  mountWellKnown(service.app, service.ports)
})
afterAll(() => service.close())

const origin = 'http://127.0.0.1:3000'
const head = (address: string, language: 'zh-CN' | 'en' = 'en') =>
  readHead(service.ports, new URL(address, origin), language)

describe('a page’s metadata', () => {
  it('includes a product’s name and all prices', async () => {
    const { data } = await service.request(salesOperations.getSoldProduct, {
      params: { id: 'bridge' },
      query: { language: 'en' },
    })
    const metadata = await head(`${pagePaths.shopProduct}?id=bridge`)
    expect(metadata).toMatchObject({
      title: `${data.productName} - Atrium Account Centre`,
      address: `${pagePaths.shopProduct}?id=bridge`,
      picture: '/share/bridge.png',
      facts: { '@type': 'SoftwareApplication', name: data.productName },
    })
    const offers = metadata?.facts?.offers as { price: string; priceCurrency: string }[]
    expect(offers.map(({ price }) => Number(price))).toEqual(
      data.packages.flatMap(({ terms }) => terms.map(({ price }) => price)),
    )
    expect(Math.min(...offers.map(({ price }) => Number(price)))).toBe(data.lowestPrice)
    expect([...(metadata?.description ?? '')].length).toBeLessThanOrEqual(160)
  })

  it('includes a meeting’s place and free places', async () => {
    const list = await head(pagePaths.meetings)
    const address = list?.outline.links[0]?.address ?? ''
    expect(await head(address)).toMatchObject({
      address,
      facts: {
        '@type': 'Event',
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        remainingAttendeeCapacity: expect.any(Number),
        location: { '@type': 'Place', address: expect.stringMatching(/./) },
      },
    })
  })

  it('is in the requested language', async () => {
    expect((await head('/', 'zh-CN'))?.title).toBe('试用中心 - Atrium账户中心')
    expect((await head('/', 'en'))?.title).toBe('Trial centre - Atrium Account Centre')
    expect((await head('/'))?.address).toBe(pagePaths.trialCenter)
  })

  it.each([
    pagePaths.trialProduct,
    `${pagePaths.shopProduct}?id=gone`,
    `${pagePaths.meetings}?meetingId=gone`,
    pagePaths.memberManagement,
    '/constructor',
  ])('is absent at %s', async (address) => {
    expect(await head(address)).toBeUndefined()
  })
})

it('lists every public page for search engines, and excludes private ones', async () => {
  const map = await service.app.request('/sitemap.xml')
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await map.text()
  for (const address of [
    pagePaths.trialCenter,
    `${pagePaths.trialProduct}?id=bridge`,
    `${pagePaths.shopProduct}?id=bridge`,
  ]) {
    expect(text).toContain(`<loc>${origin}${address}</loc>`)
  }
  expect(await (await service.app.request('/robots.txt')).text()).toContain('Disallow: /api/\n')
})

it('has the address for reports of vulnerabilities, and its expiry', async () => {
  const response = await service.app.request('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  const fields = new Map(
    (await response.text()).split('\n').map((line) => line.split(': ') as [string, string]),
  )
  expect(fields.get('Contact')).toBe('tel:+86-400-000-2026')
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`)
  const days = (Date.parse(fields.get('Expires') ?? '') - service.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
})

it('redirects password managers to the change of password', async () => {
  const response = await service.app.request('/.well-known/change-password')
  expect([response.status, response.headers.get('location')]).toEqual([302, pagePaths.personalPassword])
})
