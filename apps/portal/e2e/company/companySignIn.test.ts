import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

const mail = 'qiaozhi@yunzhu.example'
const company = '云筑建筑设计研究院有限公司'
const account = demo.accounts.researcher

/** Confirms who they are on the stand-in's page. */
async function confirm(page: Page) {
  await expect(page.getByRole('heading', { name: '演示企业登录' })).toBeVisible()
  await page.getByRole('radio', { name: /乔知/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

journey(
  'a company requires its sign-in: a password no longer opens it, and its own page leads back to where they were',
  async ({ visit }) => {
    // A new colleague links their account, and lands in the department that the mapping names.
    const { page: colleague } = await visit()
    await colleague.goto(pagePaths.login)
    await colleague.getByLabel('账号').fill(mail)
    await colleague.keyboard.press('Enter')
    await confirm(colleague)
    await expect(colleague.getByRole('heading', { name: '关联账号' })).toBeVisible()
    await signIn(colleague, account)
    await expect(colleague.getByRole('heading', { name: `已加入${company}` })).toBeVisible()
    await expect(colleague.getByText('所在部门：造价咨询室')).toBeVisible()
    await colleague.getByRole('button', { name: '进入企业' }).click()
    await expect(colleague).toHaveURL(new RegExp(pagePaths.companyHome))

    // Elsewhere they use their password.
    const { page: elsewhere, tolerate } = await visit()
    tolerate(/status of 403/)
    await elsewhere.goto(pagePaths.companyHome)
    await signIn(elsewhere, account)
    await expect(elsewhere).toHaveURL(new RegExp(pagePaths.companyHome))
    await expect(elsewhere.getByRole('main')).toBeVisible()

    // The super administrator requires the company's sign-in, and stays exempt.
    const { page: boss } = await visit()
    await enter(boss, pagePaths.companySettings)
    const section = boss.getByRole('region', { name: '企业登录' })
    await section.getByRole('button', { name: '设置', exact: true }).click()
    const dialog = boss.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /^要求企业域名/ }).check()
    await dialog.getByRole('searchbox').fill(demo.accounts.superAdministrator)
    await dialog.getByRole('checkbox', { name: `选择 周明远 ${demo.accounts.superAdministrator}` }).check()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(notification(boss, '要求已保存')).toBeVisible()

    // The password opens the company no longer; its sign-in leads back to the same page.
    const path = pagePaths.ownLicences
    await elsewhere.goto(path)
    const question = elsewhere.getByRole('dialog', { name: '请使用企业登录' })
    await expect(question.getByText(new RegExp(company))).toBeVisible()
    await question.getByRole('button', { name: '前往企业登录' }).click()
    await confirm(elsewhere)
    await expect(elsewhere).toHaveURL((url) => url.pathname === path)
    await expect(elsewhere.getByRole('dialog')).toBeHidden()

    // The one who signed in by the company's page goes on without a question.
    await colleague.goto(path)
    await expect(colleague.getByRole('main')).toBeVisible()
    await expect(colleague.getByRole('dialog')).toBeHidden()
  },
)
