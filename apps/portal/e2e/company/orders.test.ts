import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import type { Service } from '../harness/startService'

async function newOrder(service: Service): Promise<string> {
  const said = await service.operate(
    'orders',
    'create',
    demo.companyId,
    demo.mainIds.architecture,
    '5',
    '14900',
  )
  return /\d{18}/.exec(said)?.[0] ?? ''
}

const payPage = (orderNo: string) => `${pagePaths.payCompanyOrder}?orderNo=${orderNo}`
const atCashier = (page: Page) => expect(page.getByRole('heading', { name: /收银台/ })).toBeVisible()

async function goToCashier(page: Page, method = '快捷支付'): Promise<void> {
  await page.getByRole('radio', { name: method }).click()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await atCashier(page)
}

journey('an order is found, paid at the cashier, and delivered', async ({ visit, service }) => {
  const orderNo = await newOrder(service)
  const { page } = await visit()
  await enter(page, `${pagePaths.companyOrders}?search=${orderNo}`)
  await page.getByRole('link', { name: `继续支付 ${orderNo}` }).click()
  await expect(page.getByText('¥14,900.00', { exact: true })).toBeVisible()
  await goToCashier(page)
  await page.getByRole('button', { name: '模拟支付失败' }).click()
  await expect(page.getByText('上一次支付未成功，可以重新支付或更换支付方式。')).toBeVisible()
  await goToCashier(page)
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '查看订单' }).click()
  await expect(page.getByText('授权已开通，可在全部产品与服务中查看。')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '我的订单' }).click()
  await page.getByRole('button', { name: `订单${orderNo}的操作` }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(notification(page, '订单删除成功')).toBeVisible()
})

journey('a payment for an order that was cancelled meanwhile is refunded', async ({ visit, service }) => {
  const orderNo = await newOrder(service)
  const { page } = await visit()
  await enter(page, payPage(orderNo))
  const cashier = await page.context().newPage()
  await cashier.goto(payPage(orderNo))
  await goToCashier(cashier)
  await page.goto(`${pagePaths.companyOrder}?orderNo=${orderNo}`)
  await page.getByRole('button', { name: `订单${orderNo}的操作` }).click()
  await page.getByRole('menuitem', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect(notification(page, '订单取消成功')).toBeVisible()
  await cashier.getByRole('button', { name: '确认支付' }).click()
  await expect(cashier.getByText('订单已关闭')).toBeVisible()
  await expect(cashier.getByText('另有¥14,900.00的重复或逾期付款将原路退回。')).toBeVisible()
  await page.goto(pagePaths.companyMessages)
  await expect(page.getByText('订单退款通知').first()).toBeVisible()
})

journey(
  'a forged callback pays nothing; the vendor’s deduction appears by itself',
  async ({ visit, service, origin }) => {
    const orderNo = await newOrder(service)
    const { page } = await visit()
    await enter(page, payPage(orderNo))
    await goToCashier(page, '账户扣款')
    const payment = new URL(page.url()).searchParams.get('payment') ?? ''
    const forged = {
      paymentId: payment,
      reference: 'forged',
      state: 'paid',
      amount: 1_490_000,
      sentAt: new Date().toISOString(),
      nonce: 'n'.repeat(22),
      sign: 'A'.repeat(43),
    }
    const answer = await fetch(`${origin}/api/Payment/Callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(forged),
    })
    expect(answer.status).toBe(403)
    await page.getByRole('button', { name: '授权扣款' }).click()
    await expect(page.getByText('已受理，待扣款')).toBeVisible()
    await service.operate('orders', 'deduct', orderNo)
    await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
  },
)
