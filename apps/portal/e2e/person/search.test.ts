import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { takeKeyboard } from '../harness/keyboard'

const results = { name: '搜索结果' } as const

journey(
  'a person is found by initials from any page and opened next to the list; a personal file from the personal space',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.companyHome)
    const field = page.getByRole('combobox', { name: '搜索成员、部门、产品、订单和页面' })
    const { press, type } = takeKeyboard(page)

    const entry = page.getByRole('button', { name: '搜索成员、产品、订单' })
    await entry.waitFor()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await type('swq')
    await expect(page.getByRole('listbox', results).getByRole('option').first()).toContainText('苏晚晴')
    await press('Enter')
    await expect(page).toHaveURL(/\/comMbManage\?search=13700000006&member=user-0006$/)
    await expect(page.getByRole('row', { name: /^选择 / })).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: '苏晚晴' })).toBeVisible()
    await press('Escape')

    await entry.click()
    await expect(field).toBeFocused()
    await type('我的订单')
    await press('Enter')
    await expect(page).toHaveURL(/\/companyOrder$/)

    // A page without a menu entry, by its initials.
    await entry.click()
    await expect(field).toBeFocused()
    await type('yqcy')
    await expect(page.getByRole('option', { name: '邀请成员' })).toBeVisible()
    await press('Enter')
    await expect(page).toHaveURL(/\/inviteUser$/)

    // In the personal space, the same search finds personal things. The page being left makes no request for
    // the new address.
    await page.goto(`${pagePaths.trialProduct}?id=space-frame`)
    await expect(page.getByRole('heading', { name: '空间结构分析与设计软件' })).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: '搜索产品、文件、订单' }).waitFor()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索产品、文件、订单和页面' })).toBeFocused()
    await type('项目说明')
    await expect(page.getByRole('listbox', results).getByRole('option').first()).toContainText('云筑办公楼')
    await press('Enter')
    await expect(page).toHaveURL(/\/filePreview\?id=/)
    await expect(page.getByRole('heading', { name: '项目说明.md' })).toBeVisible()
    expect(asked.filter((path) => path.includes('/GetTrialCenterProductInfo'))).toEqual([])
  },
)

journey('a sub-administrator finds nobody outside of their departments', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.companyHome, 'administrator')
  await page.getByRole('button', { name: '搜索成员、产品、订单' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('13700000007')
  await expect(page.getByText('没有找到“13700000007”')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('13700000006')
  await expect(page.getByRole('option', { name: /苏晚晴/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
