import { pagePaths } from '@atrium/contracts/paths'
import { codeSentTo } from '../harness/codeSentTo'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { signIn } from '../harness/signIn'

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
const mobile = '13711112222'

journey(
  'a visitor on a phone signs in with a code, registers with it, and recovers a forgotten password',
  async ({ visit, service }) => {
    const visitor = await visit(phone)
    const { page } = visitor
    const field = (name: string) => page.getByRole('textbox', { name })
    await page.goto(pagePaths.profile)
    await expect(page).toHaveURL(`${pagePaths.phoneSignIn}?fromroute=%2FPersonInfoDetail`)
    await page.getByRole('link', { name: '短信验证码' }).click()
    await field('手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText(`验证码已发送至${mobile}`)).toBeVisible()
    await field('验证码').fill(await codeSentTo(service, mobile))
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('该手机号尚未注册')).toBeVisible()

    await page.getByRole('link', { name: '注册此手机号' }).click()
    await expect(field('手机号')).toHaveValue(mobile)
    await field('姓名').fill('白露')
    await field('设置密码').fill('Portico#2027')
    await page.getByRole('button', { name: '注册并登录' }).click()
    await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible()
    const agreed = page.getByRole('checkbox', { name: /我已阅读并同意/ })
    await expect(agreed).toBeFocused()
    const read = page.waitForEvent('popup')
    await page.getByRole('link', { name: '《隐私政策》' }).click()
    const policy = await read
    await expect(policy.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible()
    await policy.close()
    await expect(agreed).not.toBeChecked()
    await agreed.check()
    await page.getByRole('button', { name: '注册并登录' }).click()
    await expect(page).toHaveURL(pagePaths.profile)
    await expect(page.getByRole('main')).toContainText('白露')

    await page.evaluate((path) => location.assign(path), pagePaths.signOut)
    await expect(page.getByRole('status')).toContainText('您已退出登录')
    await page.goto(pagePaths.signIn)
    await expect(page).toHaveURL(pagePaths.phoneSignIn)
    await page.getByRole('link', { name: '密码', exact: true }).click()
    await page.getByRole('link', { name: '忘记密码' }).click()
    await field('手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText(`验证码已发送至${mobile}`)).toBeVisible()
    await field('验证码').fill(await codeSentTo(service, mobile))
    await field('新密码').fill('bailu@2027')
    await page.getByRole('button', { name: '重新设置密码' }).click()
    await expect(page.getByText('密码由您的姓名、手机号或企业名称等组成')).toBeVisible()
    await field('新密码').fill('Colonnade#2028')
    await page.getByRole('button', { name: '重新设置密码' }).click()
    await expect(page.getByRole('heading', { name: '密码已重置' })).toBeFocused()
    await page.getByRole('link', { name: '去登录' }).click()
    await signIn(page, mobile, 'Colonnade#2028')
    await expect(page).toHaveURL(pagePaths.personalHome)
  },
)
