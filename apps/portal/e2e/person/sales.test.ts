import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { signIn } from '../harness/signIn'

journey(
  'a visitor chooses a product, signs in, pays, and requests the invoice afterwards',
  async ({ visit, service }) => {
    const { page } = await visit()
    await page.goto('/saleOnlineLayout')
    await expect(page).toHaveURL(pagePaths.shop)
    await page.getByRole('searchbox', { name: '搜索产品' }).fill('地基')
    // Results replace each other, so a click meanwhile would miss.
    await expect(page.getByRole('link', { name: '超限高层抗震设计软件' })).toHaveCount(0)
    await page.getByRole('link', { name: '地基基础设计软件' }).click()
    await expect(page.getByText('¥5,346.00', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: '立即购买' }).click()
    await signIn(page, demo.accounts.individual)
    await expect(page).toHaveURL(`${pagePaths.selectGoods}?id=foundation`)

    await page.getByRole('radio', { name: '3年' }).click()
    await page.reload()
    await expect(page.getByRole('radio', { name: '3年' })).toBeChecked()
    await page.getByRole('link', { name: '下一步：确认订单' }).click()
    // The default title is a company's, so it isn't offered for a person's purchase.
    await expect(page.getByRole('radio', { name: '青禾工程咨询有限公司' })).not.toBeChecked()
    await expect(page.getByRole('radio', { name: '不开具发票' })).toBeChecked()
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
    await dialog.getByRole('radio', { name: '青禾工程咨询有限公司' }).click()
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('开具中', { exact: true })).toBeVisible()
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    await service.operate('invoices', 'issue', orderNo, '26312000000012345678')
    await expect(page.getByText('已开具', { exact: true })).toBeVisible()

    await page.goto(pagePaths.ownOrders)
    await expect(page.getByRole('row', { name: /地基基础设计软件/ })).toHaveCount(1)
  },
)

journey('seats for a company are ordered now and paid later, and delivered once', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.companyProducts)
  // An address can mark the purchase as personal; the personal space is shown then.
  const space = page.getByRole('navigation', { name: '主菜单' })
  await page.goto(`${pagePaths.selectGoods}?id=foundation&for=me`)
  await expect(space.getByRole('link', { name: '个人中心' })).toBeVisible()
  await page.getByRole('radio', { name: '云筑建筑设计研究院有限公司' }).click()
  await expect(space.getByRole('link', { name: '企业首页' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '云筑建筑设计研究院有限公司' })).toBeChecked()
  await page.getByRole('radio', { name: '我自己' }).click()
  await expect(space.getByRole('link', { name: '个人中心' })).toBeVisible()
  await page.goto(pagePaths.companyProducts)
  await page.getByRole('main').getByRole('link', { name: '在线选购' }).click()
  await expect(page).toHaveURL(`${pagePaths.shop}?for=${demo.companyId}`)
  // The company's space stays open, and its menu leads back to the company's shop.
  await expect(space.getByRole('link', { name: '企业首页' })).toBeVisible()
  await page.goto(pagePaths.companyOrders)
  await space.getByRole('link', { name: '在线选购' }).click()
  await expect(page).toHaveURL(pagePaths.shop)
  await page.getByRole('link', { name: '超限高层抗震设计软件' }).click()
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page.getByRole('radio', { name: '云筑建筑设计研究院有限公司' })).toBeChecked()
  await page.getByRole('textbox', { name: '数量' }).fill('3')
  await page.getByRole('link', { name: '下一步：确认订单' }).click()
  await expect(page.getByText('¥14,940.00', { exact: true }).first()).toBeVisible()
  await expect(space.getByRole('link', { name: '企业首页' })).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/SalePayPage\?orderNo=\d{18}$/)
  const orderNo = new URL(page.url()).searchParams.get('orderNo')

  await page.goto(pagePaths.companyOrders)
  await page.getByRole('link', { name: `继续支付 ${orderNo}` }).click()
  await page.getByRole('button', { name: '支付 ¥14,940.00' }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page).toHaveURL(`${pagePaths.paymentResult}?orderNo=${orderNo}`)
  await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '去分配授权' }).click()
  await expect(page.getByRole('dialog', { name: '超限高层抗震设计软件' })).toContainText('3')
  await page.goto(pagePaths.licencesByProduct)
  await expect(page.getByRole('row', { name: /超限高层抗震设计软件/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /超限高层抗震设计软件/ })).toContainText('3 (3)')
})

journey(
  'ended licences are renewed from the home page, all of them, and an open order is continued',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.companyHome)
    await page.getByRole('link', { name: /^去续费.*已过期/ }).click()
    const product = '暖通空调负荷与能耗分析软件'
    const renewal = page.getByRole('link', { name: `续费：${product}` })
    await renewal.click()
    await expect(page).toHaveURL(/\/selectGoods\?id=hvac&for=\S+&renew=main-hvac/)
    await expect(page.getByRole('radio', { name: /^续费已有的\d+个授权/ })).toBeChecked()
    const [, until = ''] =
      /现在付款可用至(\S+)/.exec((await page.getByText(/现在付款可用至/).textContent()) ?? '') ?? []
    await page.getByRole('link', { name: '下一步：确认订单' }).click()
    await expect(page.getByText(/（已有的全部授权）/)).toBeVisible()
    await page.getByRole('button', { name: '提交订单' }).click()
    await page.waitForURL(/SalePayPage/)
    // Another visit, for example in another tab, leads to the existing order.
    await page.goto(`${pagePaths.selectGoods}?id=hvac&renew=main-hvac`)
    await page.getByRole('link', { name: '去支付' }).click()
    await page.getByRole('button', { name: /^支付 ¥/ }).click()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
    await page.goto(`${pagePaths.licencesByProduct}?product=main-hvac`)
    await expect(page.getByRole('dialog', { name: product })).toContainText(`-${until.replaceAll('-', '.')}`)
  },
)

journey('a person renews a licence, keeps it, and downloads its installer', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.ownProducts)
  const product = '空间结构分析与设计软件'
  const row = page.getByRole('row', { name: new RegExp(product) }).filter({ hasText: '个人购买' })
  const serialNumber = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  await row.hover()
  await row.getByRole('button', { name: `${product}的操作` }).click()
  await page.getByRole('menuitem', { name: '续费' }).click()
  await expect(page.getByRole('radio', { name: '续费您的授权' })).toBeChecked()
  await page.getByRole('link', { name: '下一步：确认订单' }).click()
  await page.getByRole('radio', { name: '不开具发票' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('radio', { name: '快捷支付' }).click()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
  await page.goto(pagePaths.ownProducts)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(serialNumber)

  await row.getByRole('button', { name: `安装：${product}` }).click()
  const dialog = page.getByRole('dialog', { name: `安装“${product}”` })
  await expect(dialog.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^下载：2027\.1/ }).click()
  expect((await download).suggestedFilename()).toBe('space-frame-2027.1.txt')
})
