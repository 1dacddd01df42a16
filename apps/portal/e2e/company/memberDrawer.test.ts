import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'

journey(
  'a member is found, opened next to the list, seen in full, and closed by going back',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.memberManagement)
    await page.getByRole('searchbox', { name: '搜索成员' }).fill('13501234567')
    await expect(page.getByRole('row', { name: /^选择/ })).toHaveCount(2)
    const link = page.getByRole('link', { name: '王建国' })
    await link.focus()
    await link.press('Enter')

    const drawer = page.getByRole('dialog', { name: '王建国' })
    await expect(drawer).toBeFocused()
    await expect(drawer.getByRole('region', { name: '授权' }).getByRole('listitem').first()).toBeVisible()
    await expect(drawer.getByRole('region', { name: '设备' })).toBeVisible()
    await expect(drawer.getByRole('region', { name: '操作记录' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: '移动' })).toBeVisible()

    await page.reload()
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()

    await page
      .getByRole('row', { name: /王建国/ })
      .getByRole('cell', { name: /^20\d\d-/ })
      .click()
    await expect(drawer).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(link).toBeFocused()
  },
)

journey('the drawer moves to neighbouring rows and to the next page', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.memberManagement)
  const links = page.getByRole('rowheader').getByRole('link')
  await links.first().click()
  const [first = '', second = ''] = await links.allTextContents()
  const drawer = (name: string) => page.getByRole('dialog', { name })
  await expect(drawer(first)).toBeFocused()
  await expect(drawer(first).getByRole('button', { name: /^上一条/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.keyboard.press('Alt+ArrowDown')
  await expect(drawer(second)).toBeVisible()
  await drawer(second)
    .getByRole('button', { name: /^上一条/ })
    .click()
  await drawer(first)
    .getByRole('button', { name: /^下一条/ })
    .click()
  await expect(drawer(second)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(links.nth(1)).toBeFocused()

  await links.nth(1).press('Enter')
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/pageIndex=2/)
  await expect(drawer(second)).toBeVisible()
})

journey('on a phone, a member is renamed in their details', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await enter(page, pagePaths.memberManagement)
  const link = page.getByRole('link', { name: '王建国' })
  await link.click()
  const drawer = page.getByRole('dialog', { name: '王建国' })
  const name = drawer.getByRole('textbox', { name: '姓名' })
  await drawer.getByRole('button', { name: '修改姓名：王建国' }).click()
  await name.fill('王建')
  await name.press('Escape')
  await expect(name).toBeHidden()

  await drawer.getByRole('button', { name: '修改姓名：王建国' }).click()
  await name.fill('王建业')
  await name.press('Enter')
  const renamed = page.getByRole('dialog', { name: '王建业' })
  await expect(renamed.getByRole('heading', { name: '王建业' })).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(drawer).toBeVisible()
})
