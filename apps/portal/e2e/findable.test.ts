import { pagePaths } from '@atrium/contracts/paths'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

/** The content of the first HTML. */
const readPage = (html: string) => ({
  title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
  isLeftOut: html.includes('noindex'),
  canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
  picture: /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '',
})

journey(
  'every public page can be found and previewed, with the title that it shows',
  async ({ visit, origin }) => {
    const { page } = await visit()
    const readFirst = async (address: string) => {
      const response = await page.request.get(address, { headers: { accept: 'text/html' } })
      return { address, ...readPage(await response.text()) }
    }
    const robots = await (await page.request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const map = await (await page.request.get('/sitemap.xml')).text()
    const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(30)
    const heads = await Promise.all(addresses.map(readFirst))
    expect(heads.filter(({ address, canonical, isLeftOut }) => isLeftOut || canonical !== address)).toEqual(
      [],
    )

    for (const picture of new Set(heads.map((one) => one.picture))) {
      const response = await page.request.get(picture)
      expect(response.headers()['content-type']).toBe('image/png')
      // Width and height, from the start of a PNG.
      const bytes = await response.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }

    const oneOfEach = new Map(heads.map((one) => [one.address.replace(/=.*/, ''), one]))
    for (const { address, title } of oneOfEach.values()) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(title)
    }
    expect((await readFirst(pagePaths.memberManagement)).isLeftOut).toBe(true)
    expect((await readFirst(`${pagePaths.trialProduct}?id=gone`)).isLeftOut).toBe(true)
  },
)

journey('a visitor without scripts reads about a product and follows its links', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false, locale: 'en-GB' })
  await page.goto(pagePaths.trialCenter)
  await page
    .getByRole('link', { name: /bridge/i })
    .first()
    .click()
  await expect(page).toHaveURL(/TrialCenterProDerail\?id=bridge/)
  await expect(page.getByRole('heading', { level: 1, name: /bridge/i })).toBeVisible()
})

journey('links have previews for every client, and an unknown address is reported', async ({ visit }) => {
  const { page, tolerate } = await visit()
  const asTool = async (address: string) => {
    const response = await page.request.get(address, { headers: { accept: '*/*' }, maxRedirects: 0 })
    return {
      status: response.status(),
      type: response.headers()['content-type'],
      ...readPage(await response.text()),
    }
  }
  expect(await asTool(`${pagePaths.shopProduct}?id=bridge`)).toMatchObject({
    status: 200,
    picture: expect.stringMatching(/bridge\.png$/),
  })
  // All addresses that redirect to a page have one too.
  for (const address of ['/', '/NVH5Login', '/HomePage', pagePaths.companyMessagesMenu, pagePaths.ownDisk]) {
    expect([address, (await asTool(address)).status]).toEqual([address, 200])
  }
  expect(await asTool('/favicon.ico')).toMatchObject({ status: 200, type: 'image/x-icon' })
  expect(await asTool('/.well-known/security.txt')).toMatchObject({ status: 200 })

  tolerate(/404 \(Not Found\) \(\S+\/no\/such\/screen\)/)
  const unknown = await page.goto('/no/such/screen')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const password = await page.goto('/.well-known/change-password')
  expect(password?.status()).toBe(200)
})
