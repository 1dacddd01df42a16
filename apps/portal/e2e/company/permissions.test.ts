import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

journey(
  'a menu entry that a group lost disappears at once, and its address is refused',
  async ({ visit }) => {
    const [boss, sub] = [await visit(), await visit()]
    sub.tolerate(/status of 403/)
    await enter(sub.page, pagePaths.licencesByMember, 'administrator')
    await sub.page.getByRole('button', { name: '企业管理' }).click()
    const departments = sub.page.getByRole('link', { name: '部门与成员管理' })
    await expect(departments).toBeVisible()

    await enter(boss.page, `${pagePaths.permissionGroupForm}?groupId=${demo.groupIds.structure}`)
    await boss.page.getByRole('checkbox', { name: '部门与成员管理' }).click()
    await boss.page.getByRole('button', { name: '保存' }).click()
    await expect(notification(boss.page, '权限组保存成功')).toBeVisible()

    await expect(departments).toHaveCount(0)
    const answered = sub.page.waitForResponse((response) => response.url().includes('GetDepartmentList'))
    await sub.page.goto(pagePaths.memberManagement)
    expect((await answered).status()).toBe(403)
    await expect(sub.page.getByText('没有访问权限')).toBeVisible()
  },
)

journey('changes to one group from two places are both kept', async ({ visit }) => {
  const { page: here, openTab } = await visit()
  const path = `${pagePaths.permissionGroupForm}?groupId=${demo.groupIds.purchasing}`
  await enter(here, path)
  const there = await openTab()
  await there.goto(path)

  await there.getByRole('checkbox', { name: '企业信息与认证' }).click()
  await there.getByRole('button', { name: '保存' }).click()
  await expect(notification(there, '权限组保存成功')).toBeVisible()

  const name = here.getByRole('textbox', { name: /权限组名称/ })
  await name.fill('采购组')
  await here.getByRole('button', { name: '保存' }).click()
  await expect(here.getByText(/修改了该权限组/)).toBeVisible()
  await expect(name).toHaveValue('采购组')
  await expect(here.getByRole('checkbox', { name: '企业信息与认证' })).toBeChecked()
  await here.getByRole('button', { name: '保存' }).click()
  await expect(here.getByRole('row', { name: /采购组/ })).toContainText('企业信息与认证')
})
