import { pagePaths, paths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

const plenty = '桥梁结构计算软件'
/** One seat is free. */
const short = '弹塑性时程分析软件'
const department = '住宅设计一所'
const rule = '住宅一所软件'

journey(
  'a rule serves a department, and its members wait in order for a short product',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.licenceRuleForm)
    await page.getByRole('textbox', { name: '规则名称' }).fill(rule)
    await page.getByRole('searchbox', { name: '搜索部门' }).fill(department)
    await page.getByRole('treeitem', { name: new RegExp(department) }).click()
    for (const product of [plenty, short]) {
      await page.getByRole('searchbox', { name: '搜索产品' }).fill(product)
      await page.getByRole('checkbox', { name: new RegExp(`^选择 ${product}`) }).click()
    }
    const preview = page.getByRole('region', { name: '预览' })
    await expect(preview.getByText(/^适用\s*\d+\s*名成员$/)).toBeVisible()
    const members = Number(/\d+/.exec((await preview.getByText(/^适用/).textContent()) ?? '')?.[0])
    expect(members).toBeGreaterThan(2)
    await expect(preview.getByText(/需要等待/)).toBeVisible()
    await page.getByRole('button', { name: '保存规则' }).click()

    await expect(page.getByRole('heading', { name: rule })).toBeVisible()
    await expectCount(page, '已获得', members + 1)
    await expectCount(page, '等待', members - 1)
    const rulePage = page.url()

    // A newcomer is served after a move into the department.
    await page.goto(pagePaths.memberManagement)
    await page.getByRole('searchbox', { name: '搜索成员' }).fill('13700000006')
    await page.getByRole('checkbox', { name: '选择 苏晚晴 13700000006' }).click()
    await page.getByRole('button', { name: '移动成员' }).click()
    const move = page.getByRole('dialog', { name: '移动成员' })
    await move.getByRole('searchbox', { name: '搜索部门' }).fill(department)
    await move.getByRole('treeitem', { name: new RegExp(department) }).click()
    await move.getByRole('button', { name: '移动' }).click()
    const moving = page.getByRole('alertdialog', { name: '确认移动1名成员吗？' })
    await expect(moving.getByText('1人获得授权')).toBeVisible()
    await expect(moving.getByText('席位不足，1人进入等待名单')).toBeVisible()
    await moving.getByRole('button', { name: '移动' }).click()
    await expect(notification(page, '成员移动成功！')).toBeVisible()
    await page.goto(rulePage)
    await expectCount(page, '已获得', members + 2)
    await expectCount(page, '等待', members)

    // Taking the seat back by hand makes an exception. For some minutes the seat is kept for undo, so nobody moves up.
    await page.goto(paths.productLicences({ mainId: demo.mainIds.seismic, productType: 0 }))
    await expect(page.getByText(`${members}人等待`)).toBeVisible()
    const holder = page.getByRole('row').filter({ hasText: `规则“${rule}”` })
    await expect(holder).toHaveCount(1)
    const name = (await holder.getByRole('rowheader').locator('[title]').first().getAttribute('title')) ?? ''
    await page.getByRole('button', { name: `${name}的操作` }).click()
    await page.getByRole('menuitem', { name: '取消授权' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(/会成为该规则的例外/)).toBeVisible()
    await question.getByRole('button', { name: '取消授权' }).click()
    await expect(question).toBeHidden()
    await page.goto(rulePage)
    await expectCount(page, '例外', 1)
    await expectCount(page, '等待', members)
    await page.getByRole('radio', { name: /^例外/ }).click()
    const listed = page.getByRole('table').getByRole('rowheader')
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText(name)

    // The list of all products shows the same order.
    await page.getByRole('radio', { name: /^全部/ }).click()
    await page.getByRole('button', { name: '等待名单' }).click()
    await expect(page.getByRole('radio', { name: new RegExp(`^${short}.*${members}$`) })).toBeVisible()
    await expect(page.getByRole('table').getByText('苏晚晴')).toBeVisible()
  },
)

/** The chip of a state has this count within the time in which members are served. */
const expectCount = (page: Page, state: string, count: number) =>
  expect(page.getByRole('radio', { name: new RegExp(`^${state}\\s*${count}$`) })).toBeVisible({
    timeout: 5_000,
  })
