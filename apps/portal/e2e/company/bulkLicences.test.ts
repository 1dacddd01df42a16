import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'

const plenty = [
  '建筑施工图设计软件',
  'BIM协同设计云平台',
  '云端图纸审查与批注服务（协作标准版，含移动端离线查看与会签）',
]
const single = '弹塑性时程分析软件'

const dialogOf = (page: Page, name = '分配授权') => page.getByRole('dialog', { name })

/** Chooses products in the dialog's list. */
async function chooseProducts(page: Page, names: readonly string[]) {
  for (const name of names) {
    await dialogOf(page).getByRole('searchbox', { name: '搜索产品' }).fill(name.slice(0, 8))
    await dialogOf(page)
      .getByRole('checkbox', { name: new RegExp(`^选择 ${name.slice(0, 8)}`) })
      .first()
      .click()
  }
}

journey('ten newcomers get three products in one act, and it is undone', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, `${pagePaths.memberManagement}?kind=unlicensed`)
  await page.getByRole('checkbox', { name: '选择本页全部' }).click()
  await page.getByRole('button', { name: '分配授权' }).click()
  await chooseProducts(page, plenty)
  await expect(dialogOf(page).getByText('给10人分配3个产品，共30个授权')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '分配30个授权' }).click()
  await expect(dialogOf(page).getByText('已分配30个授权')).toBeVisible()
  await dialogOf(page).getByRole('link', { name: '查看明细' }).click()

  await expect(page.getByRole('radio', { name: /^已完成/ })).toBeVisible()
  await page.getByRole('button', { name: '全部撤销' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '全部撤销' }).click()
  await expect(page.getByText('已撤销，30个授权已收回')).toBeVisible()
})

journey('pasted phones get what is left, and the rest says why', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, `${pagePaths.memberManagement}?kind=unlicensed`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  const phones = await Promise.all(
    [1, 2, 3].map(async (at) => /1\d{10}/.exec((await rows.nth(at).textContent()) ?? '')?.[0] ?? ''),
  )

  await page.goto(pagePaths.bulkLicences)
  await page.getByRole('button', { name: '分配授权' }).first().click()
  await dialogOf(page).getByRole('button', { name: '粘贴手机号' }).click()
  await dialogOf(page)
    .getByRole('textbox', { name: '手机号' })
    .fill(['手机号', ...phones, '13999999999'].join('\n'))
  await chooseProducts(page, [single])
  await expect(dialogOf(page).getByText(/有1个手机号不是您可管理的成员/)).toContainText('13999999999')
  await expect(dialogOf(page).getByText(/没有可用授权/)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '分配1个授权' }).click()
  await expect(dialogOf(page).getByText('2个未完成')).toBeVisible()
  await dialogOf(page).getByRole('link', { name: '查看明细' }).click()
  await page.getByRole('radio', { name: /^未完成/ }).click()
  await expect(page.getByRole('table').getByText('所在部门及以上没有可用授权')).toHaveCount(2)
  await page.getByRole('button', { name: '重试未完成的2个' }).click()
  await expect(page.getByText('已分配1个授权')).toBeVisible()
})
