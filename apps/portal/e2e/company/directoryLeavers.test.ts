import { pagePaths } from '@atrium/contracts/paths'
import { afterAll } from 'vitest'
import { VendorWorld } from '../../../api/src/adapters/companyDirectories/standIns/VendorWorld'
import { serveVendor } from '../../../api/src/testing/servers/serveVendor'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey as plain } from '../harness/journey'
import { notification } from '../harness/notification'

/** Members of the demo company whom the vendor has, too. */
const known = { 顾一鸣: '13800000003', 苏晚晴: '13700000006', 石磊: '13700000007' }
const world = new VendorWorld({ people: 40, departments: 10, levels: 3 })
for (const [name, mobile] of Object.entries(known))
  world.putPerson({ id: name, name, mobile, employeeNo: '', departmentIds: [2], isDisabled: false })

const vendor = await serveVendor('wecom', world)
afterAll(() => vendor.close())

const journey = plain.extend('environment', { scope: 'file' }, { WECOM_ADDRESS: vendor.address })

journey(
  'members are linked by hand, and many leavers wait until somebody confirms them',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.companySettings)
    const section = page.getByRole('region', { name: '企业微信、钉钉、飞书' })
    await section.getByRole('button', { name: '连接目录' }).click()
    const form = page.getByRole('dialog', { name: '连接企业微信、钉钉或飞书' })
    await form.getByRole('textbox', { name: '企业ID' }).fill('demo')
    await form.getByRole('textbox', { name: 'Secret' }).fill('demo-secret')
    await form.getByRole('combobox', { name: '放入企业的部门' }).click()
    await form.getByRole('treeitem', { name: /云筑建筑设计研究院/ }).click()
    await form.getByRole('button', { name: '连接目录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '已保存' }).click()
    await section.getByRole('button', { name: '立即读取“企业微信”' }).click()

    // On a low screen the list is far below, so the link shows it.
    await page.setViewportSize({ width: 1366, height: 500 })
    await expect(page.getByText('3处与目录重名或同手机号')).toBeVisible()
    await page.getByRole('link', { name: '逐一决定' }).click()
    const link = page.getByRole('button', { name: '关联顾一鸣' })
    await expect(link).toBeInViewport()
    await link.click()
    await expect(notification(page, '已决定1处')).toBeVisible()
    await page.getByRole('button', { name: '全部关联' }).click()
    await page
      .getByRole('alertdialog', { name: '关联全部2处？' })
      .getByRole('button', { name: '全部关联' })
      .click()
    await page.getByRole('button', { name: '同步到企业' }).click()
    const question = page.getByRole('alertdialog', { name: '将差异同步到企业？' })
    await question.getByRole('button', { name: /^同步.*项变化$/ }).click()
    await expect(page.getByText(/^已完成\s*\d+\s*项$/)).toBeVisible({ timeout: 60_000 })

    // Two of three leave at the vendor.
    world.leave('苏晚晴')
    world.leave('石磊')
    await page.getByRole('button', { name: '重新读取' }).click()
    await expect(page.getByText('将有2人离开，占66.7%')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: '核对并同步' }).click()
    const leavers = page.getByRole('dialog', { name: '确认2人离开企业？' })
    await expect(leavers.getByText('石磊')).toBeVisible()
    await leavers.getByRole('textbox').fill('3')
    await leavers.getByRole('button', { name: /^同步.*项变化$/ }).click()
    await expect(leavers.getByText('人数不一致，请输入2')).toBeVisible()
    await leavers.getByRole('textbox').fill('2')
    await leavers.getByRole('button', { name: /^同步.*项变化$/ }).click()
    await expect(page.getByText(/^已完成\s*\d+\s*项$/)).toBeVisible({ timeout: 60_000 })
  },
)
