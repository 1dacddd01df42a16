import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

journey('the company is handed over: the menus of both people change at once', async ({ visit }) => {
  const [former, successor] = [await visit(), await visit()]
  await enter(former.page, pagePaths.administrators)
  await enter(successor.page, pagePaths.companyHome, 'member')
  const enterprise = successor.page.getByRole('button', { name: '企业管理' })
  await expect(successor.page.getByRole('link', { name: '全部产品与服务' })).toBeVisible()
  await expect(enterprise).toHaveCount(0)
  // The new role arrives after its menu: a person who followed the menu meanwhile stays there.
  let follow = () => {}
  const followed = new Promise<void>((resolve) => {
    follow = resolve
  })
  await successor.page.route(/GetUserAndEnterprises/, async (route) => {
    await followed
    await route.continue()
  })

  await former.page.getByRole('button', { name: '移交管理员权限' }).click()
  const choice = former.page.getByRole('dialog', { name: '选择新的超级管理员' })
  await choice.getByRole('searchbox', { name: '搜索成员' }).fill(demo.accounts.member)
  await choice.getByRole('button', { name: '选择 顾一鸣' }).click()
  const question = former.page.getByRole('alertdialog', { name: '确认将管理员权限移交该用户吗？' })
  await question.getByRole('button', { name: '移交管理员权限' }).click()

  await expect(former.page).toHaveURL(/\/personalMainPage$/)
  await expect(notification(former.page, '管理员移交成功')).toBeVisible()
  await enterprise.click()
  await successor.page.getByRole('link', { name: '管理员', exact: true }).click()
  follow()
  await expect(successor.page.getByRole('row', { name: /顾一鸣/ })).toContainText('超级管理员')
  await expect(successor.page.getByRole('row', { name: /周明远/ })).toHaveCount(0)
  await expect(notification(successor.page, /角色已变更为超级管理员/)).toBeVisible()

  await former.page.getByRole('button', { name: '切换企业' }).click()
  await former.page.getByRole('menuitemradio', { name: /^云筑建筑/ }).click()
  await expect(former.page.getByRole('link', { name: '全部产品与服务' })).toBeVisible()
  await expect(former.page.getByRole('button', { name: '企业管理' })).toHaveCount(0)
  await expect(successor.page).toHaveURL(/\/superadmin-manage$/)
})
