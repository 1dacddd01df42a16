import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../api/src/seed/demo'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { notification } from './harness/notification'
import { openDepartments } from './screens/departments'

/** The specification's message for too few seats. */
const tooFew = /成员所在部门及以上部门的可用授权数量不足，请重新选择！|所选用户数量不能大于可用授权数量！/

journey(
  'two people assign the last seat at once: one succeeds, the other gets the reason',
  async ({ visit }) => {
    const [first, second] = [await visit(), await visit()]
    for (const visitor of [first, second]) visitor.tolerate(/status of 4\d\d .*GrantSNByProduct/)
    const path = `${pagePaths.productLicences}?mainId=${demo.mainIds.seismic}&productType=0`
    await Promise.all([enter(first.page, path), enter(second.page, path, 'administrator')])

    const questions = await Promise.all([ask(first.page, '苏晚晴'), ask(second.page, '孙立新')])
    await Promise.all(questions.map((question) => question.getByRole('button', { name: '确定' }).click()))

    const outcomes = await Promise.all([outcome(first.page), outcome(second.page)])
    expect(outcomes.sort()).toEqual(['granted', 'refused'])
    for (const { page } of [first, second]) {
      await page.reload()
      await expect(
        page.getByRole('term').filter({ hasText: '剩余授权' }).locator('xpath=following-sibling::dd[1]'),
      ).toHaveText('0')
    }
  },
)

journey('a department deleted by another person is reported and leaves the tree', async ({ visit }) => {
  const [here, there] = [await visit(), await visit()]
  here.tolerate(/status of 4\d\d .*Department/)
  await Promise.all([
    enter(here.page, pagePaths.memberManagement),
    enter(there.page, pagePaths.memberManagement, 'administrator'),
  ])
  const mine = openDepartments(here.page)
  const theirs = openDepartments(there.page)

  await mine.find('大跨空间结构所')
  await mine.act('大跨空间结构所', '重命名')
  await theirs.find('大跨空间结构所')
  await theirs.act('大跨空间结构所', '删除部门')
  await there.page.getByRole('alertdialog').getByRole('button', { name: '删除部门' }).click()
  await expect(notification(there.page, '部门删除成功！')).toBeVisible()

  const name = mine.tree.getByRole('textbox', { name: '部门名称' })
  await name.fill('空间结构所')
  await name.press('Enter')
  await expect(notification(here.page, /不存在|已被/)).toBeVisible()
  await mine.search('')
  await expect(mine.department('大跨空间结构所')).toHaveCount(0)
})

journey(
  'a department renamed by another person is reported and shown with its new name',
  async ({ visit }) => {
    const [here, there] = [await visit(), await visit()]
    here.tolerate(/status of 4\d\d .*Department/)
    await Promise.all([
      enter(here.page, pagePaths.memberManagement),
      enter(there.page, pagePaths.memberManagement, 'administrator'),
    ])
    const mine = openDepartments(here.page)
    const theirs = openDepartments(there.page)

    await mine.find('钢结构深化所')
    await mine.act('钢结构深化所', '重命名')
    await theirs.find('钢结构深化所')
    await theirs.act('钢结构深化所', '重命名')
    await rename(theirs.tree.page(), '钢结构设计所')
    await expect(notification(there.page, '部门编辑成功')).toBeVisible()

    await rename(here.page, '钢结构研究所')
    await expect(notification(here.page, '该部门已被其他管理员修改，请核对后重试')).toBeVisible()
    await mine.find('钢结构设计所')
  },
)

async function ask(page: Page, name: string) {
  await page.getByRole('button', { name: '分配授权' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: `选择 ${name}` }).click()
  await dialog.getByRole('button', { name: '分配授权' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  return question
}

async function outcome(page: Page): Promise<'granted' | 'refused'> {
  const granted = notification(page, '分配授权成功')
  const refused = page.getByRole('dialog').getByRole('alert').filter({ hasText: tooFew })
  await expect(granted.or(refused)).toBeVisible()
  return (await granted.isVisible()) ? 'granted' : 'refused'
}

async function rename(page: Page, next: string): Promise<void> {
  const name = page.getByRole('tree').getByRole('textbox', { name: '部门名称' })
  await name.fill(next)
  await name.press('Enter')
}
