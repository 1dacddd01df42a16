import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagePaths } from '@atrium/contracts/paths'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey as plainJourney } from './harness/journey'

/** A collector of page views next to the service. */
const journey = plainJourney
  .extend('collector', { scope: 'file' }, async ({ endpoint: _ }, { onCleanup }) => {
    const views: unknown[] = []
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      views.push(JSON.parse(Buffer.concat(parts).toString()))
      response.writeHead(204).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onCleanup(() => void server.close())
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/views`, views }
  })
  .extend('environment', { scope: 'file' }, ({ collector }) => ({ ANALYTICS_URL: collector.url }))

journey('page views are sent only with consent, and identify nobody', async ({ visit, collector }) => {
  const { views } = collector
  const { page } = await visit()
  await enter(page, pagePaths.companyOrders)
  const question = page.getByRole('region', { name: '可以统计您访问了哪些页面吗？' })
  await expect(question).toBeVisible()
  await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible()
  expect(views).toEqual([])

  await question.getByRole('button', { name: '允许', exact: true }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => views).toHaveLength(1)
  await page.goto(`${pagePaths.companyOrder}?orderNo=1`)
  await expect.poll(() => views.length).toBeGreaterThanOrEqual(2)
  const order = { path: pagePaths.companyOrders, title: '我的订单', language: 'zh-CN', referrer: '' }
  expect(views[0]).toEqual(order)
  expect(views.at(-1)).toEqual({ ...order, path: pagePaths.companyOrder, title: '订单详情' })
  expect(JSON.stringify(views)).not.toMatch(/orderNo|userId|\d{6}/)

  const count = views.length
  await page.goto(`${pagePaths.agreement}?showValue=2`)
  const allowed = page.getByRole('switch', { name: '允许统计我访问的页面' })
  await expect(allowed).toBeChecked()
  await allowed.click()
  await expect(allowed).not.toBeChecked()
  await page.goto(pagePaths.companyOrders)
  await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible()
  await expect(question).toBeHidden()
  expect(JSON.stringify(views.slice(count + 1))).not.toContain('companyOrder')
})

journey('on a phone, the consent question doesn’t cover the end of a page', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto(pagePaths.register)
  await expect(page.getByRole('region', { name: '可以统计您访问了哪些页面吗？' })).toBeVisible()
  await page.getByRole('link', { name: '《隐私政策》' }).click({ trial: true })
  await page.getByRole('button', { name: '注册并登录' }).click({ trial: true })
})

journey('a visitor whose browser opts out is not asked', async ({ visit, collector }) => {
  const { views } = collector
  const before = views.length
  const { page } = await visit()
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(pagePaths.signIn)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '可以统计您访问了哪些页面吗？' })).toHaveCount(0)
  expect(views).toHaveLength(before)
})
