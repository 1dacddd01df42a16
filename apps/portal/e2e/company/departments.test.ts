import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { outage } from '../harness/outage'
import { departmentIn, openDepartments } from '../screens/departments'

journey(
  'a department is added, renamed and filled, and survives reload and restart',
  async ({ visit, service }) => {
    const { page, tolerate } = await visit()
    // Live updates try to reach the service while it is down.
    tolerate(...outage)
    await enter(page, pagePaths.memberManagement)
    const { tree, department, act } = openDepartments(page)
    const name = tree.getByRole('textbox', { name: '部门名称' })

    await department('综合管理部').click()
    await department('综合管理部').getByRole('button', { name: '在综合管理部下新增部门' }).click()
    await expect(name).toHaveValue('3级部门')
    await name.fill('法务室')
    await name.press('Enter')
    await expect(notification(page, '部门新增成功')).toBeVisible()

    await act('法务室', '重命名')
    await name.fill('法律事务室')
    await name.press('Enter')
    await expect(notification(page, '部门编辑成功')).toBeVisible()
    await expect(department('法律事务室')).toBeVisible()
    await expect(department('法务室')).toHaveCount(0)

    await department('云筑建筑设计研究院').click()
    await moveTo(page, ['苏晚晴 13700000006', '孙立新 13902525364'], '法律事务室')
    await expect(notification(page, '成员移动成功！')).toBeVisible()

    await page.reload()
    await expectMembers(page, '法律事务室', ['孙立新', '苏晚晴'])
    await service.stop()
    await service.start()
    await page.reload()
    await expectMembers(page, '法律事务室', ['孙立新', '苏晚晴'])
  },
)

journey('members are found, renamed in place, and moved with a loss of licences', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.memberManagement)
  const search = page.getByRole('searchbox', { name: '搜索成员' })

  await search.fill('  13501234567 ')
  await expect(page.getByRole('row', { name: /^选择/ })).toHaveCount(2)
  await page.getByRole('button', { name: '修改姓名：王建国' }).click()
  await page.getByRole('textbox', { name: '姓名' }).fill('王建业')
  await page.getByRole('textbox', { name: '姓名' }).press('Enter')
  await expect(notification(page, '成员信息更新成功')).toBeVisible()

  await moveTo(page, ['王建业 13501234567'], '项目管理室')
  const question = page.getByRole('alertdialog', { name: '部门授权将被回收' })
  await question.getByRole('button', { name: '移动' }).click()
  await expect(notification(page, '成员移动成功！')).toBeVisible()
  await expect(page.getByRole('row', { name: /王建业/ })).toContainText('项目管理室')

  await search.fill('沈佳宁')
  await expect(page.getByRole('row', { name: /沈佳宁/ })).toBeVisible()
  await moveTo(page, ['沈佳宁 13800000002'], '项目管理室')
  await expect(question).toContainText('有成员是管理员，不允许移动!')
  await question.getByRole('button', { name: '取消' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()

  // The selection's actions replace the search.
  await expect(search).toBeHidden()
  await page.getByRole('button', { name: '清除选择' }).click()
  await search.fill('没有这个人')
  await expect(page.getByText('没有符合条件的结果')).toBeVisible()
  await page.getByRole('button', { name: '清除搜索' }).last().click()
  await expect(page.getByRole('row', { name: /^选择/ })).toHaveCount(11)
})

journey('departments are deleted only if allowed and confirmed', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.memberManagement)
  const { department, act, find } = openDepartments(page)

  await act('云筑建筑设计研究院', '删除部门')
  await expect(notification(page, '顶级部门不允许删除！')).toBeVisible()
  const question = page.getByRole('alertdialog')
  await act('综合管理部', '删除部门')
  await expect(question).toContainText('部门下有子部门，不允许删除')
  await question.getByRole('button', { name: '取消' }).click()
  await find('BIM标准组')
  await act('BIM标准组', '删除部门')
  await expect(question).toContainText('该部门下有管理员不允许删除，请先删除该部门的管理员!')
  await question.getByRole('button', { name: '取消' }).click()

  await find('基础设计室')
  await act('基础设计室', '删除部门')
  await expect(question).toContainText('上级部门分配给该部门的授权将被回收')
  await question.getByRole('button', { name: '取消' }).click()
  await act('基础设计室', '删除部门')
  await question.getByRole('button', { name: '删除部门' }).click()
  await expect(notification(page, '部门删除成功！')).toBeVisible()
  await expect(department('基础设计室')).toHaveCount(0)

  await page.reload()
  await openDepartments(page).search('基础设计室')
  await expect(page.getByText('没有符合条件的结果')).toBeVisible()
})

journey('no department is added below the sixth level', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.memberManagement)
  const { department, find, tree } = openDepartments(page)
  await find('弹塑性分析组')
  await department('弹塑性分析组').click()
  await department('弹塑性分析组')
    .getByRole('button', { name: /新增部门$/ })
    .click()
  await expect(notification(page, '当前部门层级已达到6级，无法新增！')).toBeVisible()
  await expect(tree.getByRole('textbox', { name: '部门名称' })).toHaveCount(0)
})

/** Selects members on the screen and moves them, up to the confirmation. */
async function moveTo(page: Page, members: readonly string[], target: string): Promise<void> {
  for (const member of members) await page.getByRole('checkbox', { name: `选择 ${member}` }).click()
  await page.getByRole('button', { name: '移动成员' }).click()
  const dialog = page.getByRole('dialog', { name: '移动成员' })
  await dialog.getByRole('searchbox', { name: '搜索部门' }).fill(target)
  await departmentIn(dialog, target).click()
  await dialog.getByRole('button', { name: '移动' }).click()
}

async function expectMembers(page: Page, name: string, members: readonly string[]): Promise<void> {
  const { find, department } = openDepartments(page)
  await find(name)
  await department(name).click()
  const list = page.getByRole('table', { name: `${name}的成员` })
  await expect(list.getByRole('rowheader')).toHaveCount(members.length)
  for (const member of members) await expect(list.getByRole('rowheader', { name: member })).toBeVisible()
}
