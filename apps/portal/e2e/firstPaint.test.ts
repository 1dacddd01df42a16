import { expect } from './harness/expect'
import { journey } from './harness/journey'

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
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/WebLogin', { waitUntil: 'commit' })
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
