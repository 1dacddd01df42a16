import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { codeOf } from '../../../api/src/features/secondStep/testSecondStep'
import { addAuthenticator } from '../harness/addAuthenticator'
import { codeSentTo } from '../harness/codeSentTo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'
import type { Service } from '../harness/startService'

const password = 'Portico#2027'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

/** Chooses an identity on the stand-in's page, and allows or refuses it. */
async function answerAs(page: Page, name: string, decision: '允许' | '拒绝' = '允许') {
  await expect(page.getByRole('heading', { name: '演示社交账号' })).toBeVisible()
  await page.getByLabel('或填写昵称').fill(name)
  await page.getByRole('button', { name: decision }).click()
}

/** With the social account, from a sign-in that leads to the security centre. */
async function goThere(page: Page) {
  await page.goto(`${pagePaths.login}?way=social&fromroute=%2FsecurityCenter`)
  await page.getByRole('button', { name: '使用演示社交账号登录' }).click()
}

async function signOut(page: Page) {
  await page.evaluate((path) => location.assign(path), pagePaths.signOut)
  await expect(page.getByRole('status')).toContainText('您已退出登录')
}

async function registerAt(page: Page, service: Service, mobile: string, submit: string) {
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(`验证码已发送至${mobile}`)).toBeVisible()
  await field('验证码').fill(await codeSentTo(service, mobile))
  await field('姓名').fill('白露')
  await field('设置密码').fill(password)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: submit }).click()
}

const centre = (page: Page) => expect(page).toHaveURL(/\/securityCenter$/)

journey(
  'a visitor registers, connects a social account, adds a passkey, signs in each way, and loses the phone',
  async ({ visit, service }) => {
    const mobile = '13722223333'
    const { page } = await visit()
    const authenticator = await addAuthenticator(page)
    await page.goto(`${pagePaths.register}?fromroute=%2FsecurityCenter`)
    await registerAt(page, service, mobile, '注册并登录')
    await centre(page)

    await page.getByRole('button', { name: '绑定演示社交账号' }).click()
    await answerAs(page, '白露为霜')
    await centre(page)
    await expect(notification(page, '已绑定演示社交账号，之后可以用它登录')).toBeVisible()
    await expect(page.getByText('白露为霜')).toBeVisible()
    await page.getByRole('button', { name: '添加通行密钥' }).click()
    await page.getByRole('dialog').getByLabel('名称').fill('家里的电脑')
    await page.getByRole('button', { name: '继续' }).click()
    await expect(notification(page, '通行密钥已添加')).toBeVisible()

    // Each way leads back to the requested page.
    await signOut(page)
    await goThere(page)
    await answerAs(page, '白露为霜')
    await centre(page)
    await expect(page.getByText(/上次登录/)).toBeVisible()
    await signOut(page)
    await page.goto(`${pagePaths.login}?way=passkey&fromroute=%2FsecurityCenter`)
    await page.getByRole('button', { name: '使用通行密钥' }).click()
    await centre(page)
    await signOut(page)
    await authenticator.putAway()
    await page.goto(`${pagePaths.login}?way=password&fromroute=%2FsecurityCenter`)
    await signIn(page, mobile, password)
    await centre(page)

    // Turns on two-step sign-in with codes from the phone.
    await page.getByRole('button', { name: '开启', exact: true }).click()
    const setUp = page.getByRole('dialog', { name: '开启两步验证' })
    const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
    const code = codeOf(secret, { clock: { now: () => new Date() } })
    await setUp.getByLabel('2. 输入应用中显示的6位验证码').fill(code)
    await setUp.getByRole('button', { name: '验证并开启' }).click()
    const codes = page.getByRole('dialog', { name: '保存恢复码' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [recoveryCode = ''] = await codes.allInnerTexts()
    await page.getByRole('button', { name: '我已保存' }).click()

    // The phone is lost: another browser, the social account, and a recovery code for the second step.
    const { page: other } = await visit()
    await goThere(other)
    await answerAs(other, '白露为霜')
    await expect(other.getByRole('heading', { name: '两步验证' })).toBeVisible()
    await other.getByRole('button', { name: '使用恢复码' }).click()
    await other.getByLabel('恢复码').fill(recoveryCode)
    await other.getByRole('button', { name: '验证并登录' }).click()
    await centre(other)
    await expect(other.getByText('剩余9个')).toBeVisible()
    await expect(other.getByText('使用恢复码登录').first()).toBeVisible()

    // It can't be used to sign in after it is disconnected.
    await other.getByRole('button', { name: '解绑演示社交账号' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: '解绑' }).click()
    await expect(notification(other, '社交账号已解绑')).toBeVisible()
    await signOut(other)
    await goThere(other)
    await answerAs(other, '白露为霜')
    await expect(other.getByRole('heading', { name: '绑定账号' })).toBeVisible()
  },
)

journey(
  'a visitor on a phone arrives with a social account and registers with it',
  async ({ visit, service }) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, userAgent: iPhone })
    await page.goto('/H5wechatHome')
    await page.getByRole('button', { name: '使用演示社交账号登录' }).click()
    await answerAs(page, '青砖')
    await expect(page.getByText(/演示社交账号“青砖”尚未绑定账号/)).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: '注册新账号' }).click()
    await registerAt(page, service, '13733334444', '注册并绑定')
    await expect(notification(page, '已绑定演示社交账号，之后可以用它登录')).toBeVisible()
    await expect(page).toHaveURL(pagePaths.personalHome)
    await page.goto('/NVH5WxBindPage')
    await expect(page).toHaveURL(pagePaths.personalHome)
  },
)

journey(
  'a social account connected to one person can’t be connected to another, and its owner isn’t revealed',
  async ({ visit }) => {
    const { page: first } = await visit()
    await goThere(first)
    await answerAs(first, '石匠')
    await signIn(first, '13800000003')
    await centre(first)
    await expect(first.getByText('石匠')).toBeVisible()

    const { page: second } = await visit()
    await enter(second, pagePaths.security, 'individual')
    await second.getByRole('button', { name: '绑定演示社交账号' }).click()
    await answerAs(second, '石匠')
    await expect(second.getByText(/此社交账号已绑定其他账号/)).toBeVisible()
    await second.getByRole('link', { name: '返回' }).click()
    await centre(second)
    await expect(second.getByText('未绑定')).toBeVisible()
  },
)

journey(
  'other people’s links, refusals and used answers sign nobody in and are reported',
  async ({ visit }) => {
    const { page: attacker } = await visit()
    await goThere(attacker)
    await expect(attacker.getByRole('heading', { name: '演示社交账号' })).toBeVisible()
    // An attacker allows it, and sends the resulting link instead of following it.
    const form = { decision: 'allow', name: '陌生人' }
    const allowed = await attacker.request.post(attacker.url(), { form, maxRedirects: 0 })
    const link = allowed.headers().location ?? ''
    expect(link).toContain(`${pagePaths.socialCallback}?code=`)

    const { page: victim } = await visit()
    await victim.goto(link)
    await expect(victim.getByText(/此链接不是由当前浏览器发起的/)).toBeVisible()

    // It is refused there in one tab, while another one continues.
    const visitor = await visit()
    const { page } = visitor
    const tab = await visitor.openTab()
    await goThere(page)
    await goThere(tab)
    await answerAs(page, '青瓦', '拒绝')
    await expect(page.getByText(/您在社交平台上取消了授权/)).toBeVisible()
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect(page).toHaveURL(/fromroute=%2FsecurityCenter/)
    let answer = ''
    tab.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes(`${pagePaths.socialCallback}?code`))
        answer = request.url()
    })
    await answerAs(tab, '青瓦')
    await expect(tab.getByRole('heading', { name: '绑定账号' })).toBeVisible()
    await tab.goto(answer)
    await expect(tab.getByText(/此链接不是由当前浏览器发起的/)).toBeVisible()
  },
)
