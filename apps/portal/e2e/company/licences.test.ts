import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

const product = (mainId: string) => `${pagePaths.productLicences}?mainId=${mainId}&productType=0`
const member = (userId: string) => `${pagePaths.memberLicences}?userId=${encodeURIComponent(btoa(userId))}`
const granted = (page: Page) => page.getByRole('table', { name: '已授权用户' })

// This comes first, because earlier messages would be counted too.
journey(
  'a member gets products of both types, loses them again, and sees both at once',
  async ({ visit }) => {
    const [page, own] = [(await visit()).page, (await visit()).page]
    await own.goto(pagePaths.ownLicences)
    await signIn(own, '13700000006')
    const given = own.getByRole('table', { name: '已有授权' })
    await enter(page, member(demo.userIds.memberWithoutLicences))
    await expect(page.getByText('还没有授权')).toBeVisible()

    await page.getByRole('button', { name: '分配授权' }).first().click()
    const dialog = page.getByRole('dialog', { name: '为“苏晚晴”分配授权' })
    await dialog.getByRole('checkbox', { name: '选择 建筑施工图设计软件' }).click()
    await dialog.getByRole('checkbox', { name: '选择 BIM协同设计云平台' }).click()
    await dialog.getByRole('button', { name: '分配授权' }).click()
    await page
      .getByRole('alertdialog', { name: /将使用上级部门的授权，确认分配吗？$/ })
      .getByRole('button', { name: '确定' })
      .click()
    await expect(notification(page, '分配授权成功')).toBeVisible()
    const licences = page.getByRole('table', { name: '已有授权' })
    await expect(licences.getByRole('rowheader')).toHaveCount(2)
    await expect(given.getByRole('row', { name: /建筑施工图设计软件/ })).toContainText('正常')
    await expect(own.getByRole('button', { name: '消息中心，2条未读' })).toBeVisible()

    await page.getByRole('checkbox', { name: '选择本页全部' }).click()
    await page.getByRole('button', { name: '取消授权' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消授权' }).click()
    await expect(notification(page, '取消授权成功')).toBeVisible()
    await expect(page.getByText('还没有授权')).toBeVisible()
    await expect(given.getByRole('row', { name: /建筑施工图设计软件/ })).toBeHidden()
    await own.getByRole('button', { name: '消息中心，4条未读' }).click()
    await own
      .getByRole('link', { name: /产品授权已收回/ })
      .first()
      .click()
    await expect(own.getByRole('main')).toContainText(/已收回您的“.+”授权/)
  },
)

journey('a product is assigned to two members and taken back from one', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, product(demo.mainIds.bridge))
  await expectSeats(page, 9, 18)

  await page.getByRole('button', { name: '分配授权' }).click()
  const dialog = page.getByRole('dialog', { name: '为“桥梁结构计算软件”分配授权' })
  await expect(dialog).toContainText('成员只能使用所在部门及以上部门的授权')
  await expect(dialog.getByRole('button', { name: '分配授权' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: '选择 苏晚晴' }).click()
  await dialog.getByRole('checkbox', { name: '选择 孙立新' }).click()
  await dialog.getByRole('button', { name: '分配授权' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(notification(page, '分配授权成功')).toBeVisible()
  await expectSeats(page, 7, 18)

  await page.getByRole('searchbox', { name: '搜索成员' }).fill('苏晚晴')
  await expect(granted(page).getByRole('rowheader')).toContainText(['苏晚晴'])
  await page.getByRole('checkbox', { name: '选择 苏晚晴' }).click()
  await page.getByRole('button', { name: '取消授权' }).click()
  const question = page.getByRole('alertdialog', { name: '确定取消该成员的授权吗？' })
  await question.getByRole('button', { name: '取消授权' }).click()
  await expect(notification(page, '取消授权成功')).toBeVisible()
  await expectSeats(page, 8, 18)
  await page.reload()
  await expectSeats(page, 8, 18)
})

journey('remarks are edited in the list and saved', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.licencesByProduct)
  const row = page.getByRole('row', { name: /工程造价云计价/ })
  await row.getByRole('button', { name: '添加备注' }).click()
  await row.getByRole('textbox', { name: '备注' }).fill('明年三月续费')
  await row.getByRole('textbox', { name: '备注' }).press('Enter')
  await expect(notification(page, '操作成功')).toBeVisible()
  await page.reload()
  await expect(row).toContainText('明年三月续费')
})

journey('a member is forced offline after a question, with a notice a second later', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, product(demo.mainIds.structure))
  await page.getByRole('searchbox', { name: '搜索成员' }).fill(demo.accounts.member)
  const row = granted(page).getByRole('row', { name: /顾一鸣/ })
  await expect(granted(page).getByRole('rowheader')).toHaveCount(1)
  await expect(row).toContainText('在线')
  await row.getByRole('button', { name: '顾一鸣的操作' }).click()
  await page.getByRole('menuitem', { name: '强制下线' }).click()
  await page
    .getByRole('alertdialog', { name: '确定强制该用户下线吗？' })
    .getByRole('button', { name: '强制下线' })
    .click()
  await page.getByRole('dialog', { name: '强制下线成功' }).getByRole('button', { name: '知道了' }).click()
  await expect(notification(page, `${demo.accounts.member}已被强制下线`)).toBeVisible()
  await expect(row).toContainText('离线')
  await row.getByRole('button', { name: '顾一鸣的操作' }).click()
  await expect(page.getByRole('menuitem', { name: '强制下线' })).toHaveAttribute('aria-disabled', 'true')
})

journey('the switch for full department paths is stored, and reverts if storing fails', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  await enter(page, pagePaths.licencesByMember)
  const paths = page.getByRole('switch', { name: '显示完整部门' })
  const row = page.getByRole('row', { name: /苏晚晴/ })
  await expect(row).toContainText('抗震分析室')
  await expect(row).not.toContainText('结构工程事业部')
  const kept = page.waitForResponse(/UpdatePageStatusRecord/)
  await paths.click()
  await expect(row).toContainText('结构工程事业部')
  await kept
  await page.reload()
  await expect(row).toContainText('结构工程事业部')
  await expect(paths).toBeChecked()

  visitor.tolerate(/ERR_FAILED .*UpdatePageStatusRecord/)
  await page.route(/UpdatePageStatusRecord/, (route) => route.abort())
  await paths.click()
  await expect(notification(page, '按钮状态更新失败')).toBeVisible()
  await expect(paths).toBeChecked()
  await expect(row).toContainText('结构工程事业部')
})

journey('returning from a member or a product keeps page and page size', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.licencesByMember)
  await page.getByRole('combobox', { name: '每页条数' }).selectOption('20')
  await page.getByRole('button', { name: '第3页' }).click()
  await expect(page).toHaveURL((url) => url.search === '?pageSize=20&pageIndex=3')
  const third = page.getByRole('row').nth(1)
  await expect(third).toBeVisible()
  await page
    .getByRole('link', { name: /^管理授权/ })
    .first()
    .click()
  await page.getByRole('banner').getByRole('link', { name: '按成员' }).click()
  await expect(page).toHaveURL(`${pagePaths.licencesByMember}?pageSize=20&pageIndex=3`)
  await expect(page.getByRole('button', { name: '第3页' })).toHaveAttribute('aria-current', 'page')

  await page.goto(`${pagePaths.licencesByProduct}?pageSize=20&pageIndex=1`)
  await page.getByRole('link', { name: '管理授权 桥梁结构计算软件' }).click()
  await expect(page).toHaveURL(/\/manageAsPro\?.*mainId=main-bridge/)
  await page.getByRole('banner').getByRole('link', { name: '按产品' }).click()
  await expect(page).toHaveURL(`${pagePaths.licencesByProduct}?pageSize=20&pageIndex=1`)
})

async function expectSeats(page: Page, available: number, total: number): Promise<void> {
  const figure = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
  await expect(figure('剩余授权')).toHaveText(String(available))
  // A link to buy more is next to it.
  await expect(figure('授权总数')).toHaveText(`${total}增购授权`)
}
