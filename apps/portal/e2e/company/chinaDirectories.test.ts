import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

const company = '云筑建筑设计研究院'

journey(
  'a company connects WeCom, sees what would change, applies it, and finds nothing to change afterwards',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.companySettings)
    const section = page.getByRole('region', { name: '企业微信、钉钉、飞书' })
    await section.getByRole('button', { name: '连接目录' }).click()

    // Wrong credentials are told before anything is stored.
    const form = page.getByRole('dialog', { name: '连接企业微信、钉钉或飞书' })
    await form.getByRole('textbox', { name: '企业ID' }).fill('demo')
    await form.getByRole('textbox', { name: 'Secret' }).fill('wrong')
    await form.getByRole('button', { name: '测试连接' }).click()
    await expect(form.getByText('凭证不正确')).toBeVisible()
    await form.getByRole('textbox', { name: 'Secret' }).fill('demo-secret')
    await form.getByRole('button', { name: '测试连接' }).click()
    await expect(form.getByText('已连接到“示例集团”')).toBeVisible()
    await form.getByRole('combobox', { name: '放入企业的部门' }).click()
    await form.getByRole('treeitem', { name: new RegExp(company) }).click()
    await form.getByRole('button', { name: '连接目录' }).click()

    const issued = page.getByRole('dialog', { name: '请保存回调设置' })
    await expect(issued.getByText(/directory-callbacks\/wecom/)).toBeVisible()
    await issued.getByRole('button', { name: '已保存' }).click()

    // Reading changes nothing.
    await section.getByRole('button', { name: '立即读取“企业微信”' }).click()
    await expect(page.getByRole('heading', { name: '“企业微信”的差异' })).toBeVisible()
    await expect(page.getByText('待确认')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^邀请加入/ })).toBeVisible()
    const difference = page.url()

    await page.getByRole('button', { name: '同步到企业' }).click()
    const question = page.getByRole('alertdialog', { name: '将差异同步到企业？' })
    await question.getByRole('button', { name: /^同步.*项变化$/ }).click()
    await expect(notification(page, '已开始同步')).toBeVisible()
    await expect(page.getByText(/^已完成\s*\d+\s*项$/)).toBeVisible({ timeout: 60_000 })

    // The directory's departments are there.
    await page.goto(pagePaths.memberManagement)
    await expect(page.getByRole('treeitem', { name: /市场1部/ })).toBeVisible()

    // Read again, it finds nothing.
    await page.goto(difference)
    await page.getByRole('button', { name: '重新读取' }).click()
    await expect(page.getByText('目录与企业一致')).toBeVisible({ timeout: 30_000 })
  },
)
