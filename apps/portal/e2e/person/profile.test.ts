import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

const widths = [
  ['at the desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

const choose = async (page: Page, name: string, ...options: readonly string[]) => {
  await page.getByRole('combobox', { name }).click()
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click()
}

const save = (page: Page) => page.getByRole('button', { name: '保存' }).click()

for (const [where, viewport] of widths) {
  journey(`a student becomes a teacher ${where}`, async ({ visit }) => {
    const { page } = await visit({ viewport })
    await enter(page, pagePaths.profile, 'student')
    await expect(page.getByText('土木工程')).toBeVisible()
    await page.getByRole('link', { name: '编辑：基本信息' }).click()
    await expect(page).toHaveURL(/\/PersonInfo$/)
    await expect(page.getByRole('radio', { name: '企业用户' })).toBeDisabled()

    await choose(page, '所在地区', '浙江省', '杭州市', '西湖区')
    await page.getByRole('combobox', { name: '学校' }).fill('zjd')
    await page.getByRole('option', { name: '浙江大学' }).click()
    await page.getByLabel('教师电话').fill('')
    await save(page)
    await expect(page.getByText('请输入教师电话')).toBeVisible()
    await choose(page, '身份', '教师', '系主任')
    await choose(page, '专业', '工程管理')

    // Input survives a reload.
    await page.reload()
    await expect(page.getByText('已恢复上次未保存的内容。')).toBeVisible()
    await expect(page.getByRole('combobox', { name: '学校' })).toHaveValue('浙江大学')
    await save(page)
    await expect(notification(page, '提交成功')).toBeVisible()
    await expect(page).toHaveURL(/\/PersonInfoDetail$/)
    await expect(page.getByText('浙江省 杭州市 西湖区')).toBeVisible()
    await expect(page.getByText('系主任')).toBeVisible()

    // Back to the original, for the next journey.
    await page.getByRole('link', { name: '编辑：基本信息' }).click()
    await choose(page, '身份', '学生')
    await page.getByLabel('教师姓名').fill('顾明')
    await page.getByLabel('教师电话').fill('021-65980000')
    await choose(page, '专业', '土木工程')
    await save(page)
    await expect(page).toHaveURL(/\/PersonInfoDetail$/)
  })

  journey(`who is of two companies says what they do in each, ${where}`, async ({ visit }) => {
    const { page, openTab } = await visit({ viewport })
    await enter(page, pagePaths.profileForm, 'superAdministrator')
    const position = page.getByLabel('职位')
    const second = page.getByRole('tab', { name: /青禾/ })
    if (where === 'at the desk') {
      await expect(position).toHaveValue('总工程师')
      await save(page)
      await expect(page.getByText('企业青禾工程咨询有限公司的职业信息未完善')).toBeVisible()
      await expect(second).toHaveAttribute('aria-selected', 'true')
    } else {
      await second.click()
    }
    await position.fill(`顾问，${where}`)
    await page.getByRole('radio', { name: '结构' }).click()

    // Another tab saves first: this one shows a message and keeps its input.
    const other = await openTab()
    await other.goto(pagePaths.profileForm)
    await other.getByRole('tab', { name: /青禾/ }).click()
    await other.getByLabel('职位').fill(`监理，${where}`)
    await other.getByRole('radio', { name: '暖通' }).click()
    await save(other)
    await expect(other).toHaveURL(/\/PersonInfoDetail$/)
    await save(page)
    await expect(page.getByText('资料已在其他页面修改')).toBeVisible()
    await expect(position).toHaveValue(`顾问，${where}`)
    await save(page)
    await expect(page).toHaveURL(/\/PersonInfoDetail$/)
    await expect(page.getByText(`顾问，${where}`)).toBeVisible()
  })
}
