import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

const { architecture } = demo.mainIds
// Most departments own none at first, and only those that do are listed by default.
const allocation = `${pagePaths.allocation}?mainId=${architecture}&show=all`
const product = `${pagePaths.productLicences}?mainId=${architecture}&productType=0`
const rowOf = (page: Page, department: string) =>
  page.getByRole('table', { name: '部门授权' }).getByRole('row', { name: new RegExp(department) })
/** Owned, used, allocated and free, in the order after the bar. */
const figures = (page: Page, department: string, place: number) =>
  rowOf(page, department)
    .getByRole('cell')
    .nth(1 + place)

journey(
  'a department gets seats, its administrator grants one, and they are taken back',
  async ({ visit }) => {
    const { page: boss } = await visit()
    await enter(boss, allocation)
    await expect(figures(boss, '结构工程事业部', 0)).toHaveText('0')
    await boss.getByRole('button', { name: '下发云筑建筑设计研究院的授权' }).click()
    await boss.getByRole('textbox', { name: '结构工程事业部的数量' }).fill('1')
    await boss.getByRole('textbox', { name: '结构工程事业部的数量' }).press('Enter')
    await expect(notification(boss, '授权下发成功')).toBeVisible()
    await expect(figures(boss, '结构工程事业部', 3)).toHaveText('1')

    const { page: lead } = await visit()
    await enter(lead, product, 'administrator')
    await lead.getByRole('button', { name: '分配授权' }).first().click()
    const dialog = lead.getByRole('dialog', { name: '为“建筑施工图设计软件”分配授权' })
    await dialog.getByRole('searchbox').fill('苏晚晴')
    await dialog.getByRole('checkbox', { name: '选择 苏晚晴' }).click()
    await dialog.getByRole('button', { name: '分配授权' }).click()
    await lead.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect(notification(lead, '分配授权成功')).toBeVisible()

    await boss.reload()
    await expect(figures(boss, '结构工程事业部', 1)).toHaveText('1')
    await boss.getByRole('button', { name: '收回结构工程事业部的授权' }).click()
    await boss.getByRole('textbox', { name: '结构工程事业部的数量' }).fill('1')
    await boss.getByRole('button', { name: '查看影响并收回' }).click()
    const question = boss.getByRole('alertdialog', { name: '确认收回1个授权到“云筑建筑设计研究院”吗？' })
    await expect(question).toContainText('1名成员将失去1个授权')
    await expect(question).toContainText('苏晚晴')
    await question.getByRole('button', { name: '收回授权' }).click()
    await expect(notification(boss, '授权收回成功')).toBeVisible()
    await expect(figures(boss, '结构工程事业部', 0)).toHaveText('0')

    await lead.reload()
    await expect(lead.getByText('还没有成员使用该产品')).toBeVisible()
  },
)

journey('allocating seats can be undone within ten seconds', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, `${pagePaths.allocation}?mainId=${demo.mainIds.bim}&show=all`)
  const left = await figures(page, '数字建造中心', 3).innerText()
  await page.getByRole('button', { name: '下发云筑建筑设计研究院的授权' }).click()
  await page.getByRole('textbox', { name: '数字建造中心的数量' }).fill('2')
  await page.getByRole('button', { name: '确认下发' }).click()
  await expect(figures(page, '数字建造中心', 3)).toHaveText(String((Number(left) || 0) + 2))
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(notification(page, '已撤销')).toBeVisible()
  await expect(figures(page, '数字建造中心', 3)).toHaveText(left)
})
