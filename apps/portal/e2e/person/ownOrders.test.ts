import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

const list = pagePaths.ownOrders

journey('a person pays their own order, and prints only its receipt', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, list)
  await expect(page).toHaveTitle('我的订单 – 个人中心')
  await page
    .getByRole('link', { name: /^继续支付 \d{18}$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/perOrderPay\?orderNo=\d{18}$/)
  await page.getByRole('radio', { name: '快捷支付' }).click()
  await page.getByRole('button', { name: '支付 ¥1,280.00' }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page).toHaveURL(/\/perOrderPay\?orderNo=\d{18}$/)
  await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '查看订单' }).click()
  await expect(page).toHaveURL(/\/perOrderDetail\?orderNo=\d{18}$/)
  await expect(page.getByText('授权已开通，可以使用了。')).toBeVisible()
  await expect(page.getByRole('button', { name: '打印 / 保存收据' })).toBeVisible()
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''

  await page.emulateMedia({ media: 'print' })
  const receipt = page.getByRole('article')
  await expect(receipt.getByRole('heading', { name: '收据' })).toBeVisible()
  for (const fact of [orderNo, '周明远', '快捷支付', '¥1,280.00', '建筑施工图', '1年'])
    await expect(receipt).toContainText(fact)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(0)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // A4, in points.
  expect(text).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
})

journey('a company’s order is printed too; other people’s orders are not shown', async ({ visit }) => {
  const visitor = await visit()
  visitor.tolerate(/status of 404/)
  const { page } = visitor
  await enter(page, `${pagePaths.companyOrders}?status=completed`)
  await page.locator('a[href*="order="]').first().click()
  await page.getByRole('link', { name: '查看完整订单' }).click()
  await expect(page.getByRole('button', { name: '打印 / 保存收据' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText('云筑建筑设计研究院有限公司')
  await page.emulateMedia({ media: null })

  // A company's order isn't visible to the person, nor a person's to another person.
  const ofCompany = new URL(page.url()).searchParams.get('orderNo') ?? ''
  await page.goto(`${pagePaths.ownOrder}?orderNo=${ofCompany}`)
  await expect(page.getByText('订单可能已被删除，或不是您本人的订单。')).toBeVisible()
  await page.goto(list)
  const address = (await page.locator('a[href*=perOrderDetail]').first().getAttribute('href')) ?? ''
  const own = new URL(address, page.url()).searchParams.get('orderNo') ?? ''
  const other = await visit()
  other.tolerate(/status of 404/)
  await enter(other.page, `${pagePaths.ownOrder}?orderNo=${own}`, 'individual')
  await expect(other.page.getByText('订单不存在')).toBeVisible()
  await other.page.getByRole('link', { name: '返回我的订单' }).click()
  await expect(other.page.getByText('还没有订单')).toBeVisible()
})

journey('on a phone: find an order, cancel it, and delete it', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await enter(page, `${list}?status=paymentFailed`)
  await page.getByRole('link', { name: /^给排水与消防/ }).click()
  const more = page.getByRole('button', { name: /^订单\d+的操作$/ })
  await more.click()
  await page.getByRole('menuitem', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect(notification(page, '订单取消成功')).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page).toHaveURL(`${list}?status=paymentFailed`)
})
