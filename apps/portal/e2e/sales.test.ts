import { demo } from '../../api/src/seed/demo'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { signIn } from './harness/signIn'

journey(
  'a stranger chooses, signs in on the way, pays at once, and asks for the invoice afterwards',
  async ({ visit, service }) => {
    const { page } = await visit()
    await page.goto('/saleOnlineLayout')
    await expect(page).toHaveURL('/saleGoodsList')
    await page.getByRole('searchbox', { name: '搜索产品' }).fill('地基')
    // What is found moves to where others stood: a press meanwhile would be one beside it.
    await expect(page.getByRole('link', { name: '超限高层抗震设计软件' })).toHaveCount(0)
    await page.getByRole('link', { name: '地基基础设计软件' }).click()
    await expect(page.getByText('¥5,346.00', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: '立即购买' }).click()
    await signIn(page, demo.accounts.individual)
    await expect(page).toHaveURL('/selectGoods?id=foundation')

    await page.getByRole('radio', { name: '3年' }).click()
    await page.reload()
    await expect(page.getByRole('radio', { name: '3年' })).toBeChecked()
    await page.getByRole('link', { name: '下一步：确认订单' }).click()
    await expect(page.getByRole('radio', { name: '青禾工程咨询有限公司' })).toBeChecked()
    await expect(page.getByRole('radio', { name: /叶青 13800000004/ })).toBeChecked()
    await page.getByRole('radio', { name: '不开具发票' }).click()
    await page.getByRole('button', { name: '提交订单' }).dblclick()
    await expect(page).toHaveURL(/^\S+\/perOrderPay\?orderNo=\d{18}$/)
    await page.getByRole('radio', { name: '快捷支付' }).click()
    await page.getByRole('button', { name: '支付 ¥5,346.00' }).click()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
    await page.getByRole('link', { name: '查看我的产品' }).click()
    await expect(page.getByRole('row', { name: /地基基础设计软件/ })).toBeVisible()
    await page.goBack()

    await page.getByRole('link', { name: '查看订单' }).click()
    await page.getByRole('button', { name: '申请开票' }).click()
    const dialog = page.getByRole('dialog', { name: '申请开票' })
    await expect(dialog.getByRole('radio', { name: '青禾工程咨询有限公司' })).toBeChecked()
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('开具中', { exact: true })).toBeVisible()
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    await service.operate('invoices', 'issue', orderNo, '26312000000012345678')
    await expect(page.getByText('已开具', { exact: true })).toBeVisible()

    await page.goto('/personalOrderList')
    await expect(page.getByRole('row', { name: /地基基础设计软件/ })).toHaveCount(1)
  },
)

journey('seats for a company are ordered now and paid later, and come once', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, '/allProucctsAndSer')
  await page.getByRole('main').getByRole('link', { name: '在线选购' }).click()
  await expect(page).toHaveURL(`/saleGoodsList?for=${demo.companyId}`)
  const buyer = page.getByText('正在为“云筑建筑设计研究院有限公司”选购')
  await expect(buyer).toBeVisible()
  await page.getByRole('link', { name: '超限高层抗震设计软件' }).click()
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page.getByRole('radio', { name: '云筑建筑设计研究院有限公司' })).toBeChecked()
  await page.getByRole('textbox', { name: '数量' }).fill('3')
  await page.getByRole('link', { name: '下一步：确认订单' }).click()
  await expect(page.getByText('¥14,940.00', { exact: true }).first()).toBeVisible()
  await expect(buyer).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/SalePayPage\?orderNo=\d{18}$/)
  const orderNo = new URL(page.url()).searchParams.get('orderNo')

  await page.goto('/companyOrder')
  await page.getByRole('link', { name: `继续支付 ${orderNo}` }).click()
  await page.getByRole('button', { name: '支付 ¥14,940.00' }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page).toHaveURL(`/SalePayResult?orderNo=${orderNo}`)
  await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '去分配授权' }).click()
  await expect(page.getByRole('dialog', { name: '超限高层抗震设计软件' })).toContainText('3')
  await page.goto('/EmPowerAsPro')
  await expect(page.getByRole('row', { name: /超限高层抗震设计软件/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /超限高层抗震设计软件/ })).toContainText('3 (3)')
})

journey(
  'seats that end soon are renewed from their product, all of them, and end a year later',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, '/EmPowerAsPro?product=main-water')
    const drawer = page.getByRole('dialog', { name: '给排水与消防设计软件' })
    await drawer.getByRole('link', { name: '续费全部授权' }).click()
    await expect(page.getByRole('radio', { name: '续费已有的15个授权' })).toBeChecked()
    const [, until = ''] = /续费后至(\S+)/.exec((await page.getByText(/续费后至/).textContent()) ?? '') ?? []
    await page.getByRole('link', { name: '下一步：确认订单' }).click()
    await expect(page.getByText('15（已有的全部授权）')).toBeVisible()
    await page.getByRole('button', { name: '提交订单' }).click()
    await page.getByRole('button', { name: /^支付 ¥/ }).click()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
    await page.goto('/EmPowerAsPro?product=main-water')
    await expect(drawer).toContainText(`-${until.replaceAll('-', '.')}`)
  },
)
