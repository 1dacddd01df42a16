import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { codeSentTo } from '../harness/codeSentTo'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'

const mobile = '13722224444'
const password = 'Portico#2027'
const mail = 'linmo@yunzhu.example'

/** From the sign-in to the company's own, which is led to by the address alone. */
async function goThere(page: Page) {
  await page.goto(pagePaths.login)
  await page.getByLabel('账号').fill(mail)
  await page.keyboard.press('Enter')
}

/** Confirms who they are on the stand-in's page, where the address is filled in. */
async function confirm(page: Page, decision: '登录' | '取消' = '登录') {
  await expect(page.getByRole('heading', { name: '演示企业登录' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /林墨/ })).toBeChecked()
  await page.getByRole('button', { name: decision, exact: true }).click()
}

async function signOut(page: Page) {
  await page.evaluate((path) => location.assign(path), pagePaths.signOut)
  await expect(page.getByRole('status')).toContainText('您已退出登录')
}

journey(
  'a new person signs in by the company’s address, registers, joins, and signs in again without a question',
  async ({ visit, service }) => {
    const { page } = await visit()
    await goThere(page)
    await confirm(page, '取消')
    await expect(page.getByRole('heading', { name: '企业登录未完成' })).toBeVisible()
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect(page.getByRole('heading', { name: '登录', exact: true })).toBeVisible()

    await goThere(page)
    await confirm(page)
    await expect(page.getByRole('heading', { name: '关联账号' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    // Reloading keeps the identity.
    await page.reload()
    await expect(page.getByText(/^林墨，/)).toBeVisible()
    await page.getByRole('link', { name: '注册新账号' }).click()
    const field = (name: string) => page.getByRole('textbox', { name })
    await field('手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText(`验证码已发送至${mobile}`)).toBeVisible()
    await field('验证码').fill(await codeSentTo(service, mobile))
    await field('姓名').fill('林墨')
    await field('设置密码').fill(password)
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await page.getByRole('button', { name: '注册并关联' }).click()
    await expect(page.getByRole('heading', { name: /^已加入/ })).toBeVisible()
    await page.getByRole('button', { name: '进入企业' }).click()
    await expect(page).toHaveURL(new RegExp(pagePaths.companyHome))
    await signOut(page)

    await goThere(page)
    await confirm(page)
    await expect(page).not.toHaveURL(/companyCallback|login/)
    await expect(page.getByRole('main')).toBeVisible()
  },
)
