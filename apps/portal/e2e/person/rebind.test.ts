import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { codeSentTo } from '../harness/codeSentTo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

const newMobile = '13988887777'

journey(
  'a changed mobile signs the person out everywhere, and signs them in again',
  async ({ visit, service }) => {
    const { page, openTab, tolerate } = await visit()
    tolerate(/status of 401/)
    await enter(page, pagePaths.phoneBinding, 'member')
    const tab = await openTab()
    await tab.goto(pagePaths.companySettings)
    await expect(tab.getByText('138****0003')).toBeVisible()

    await page.getByRole('button', { name: '换绑手机号' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeDisabled()
    await dialog.getByLabel('登录密码').fill(demo.password)
    await dialog.getByLabel('新手机号').fill(newMobile)
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()

    // The countdown continues after a reload.
    await page.reload()
    await page.getByRole('button', { name: '换绑手机号' }).click()
    await dialog.getByLabel('新手机号').fill(newMobile)
    await expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()

    await dialog.getByLabel('登录密码').fill(demo.password)
    await dialog.getByLabel('验证码').fill(await codeSentTo(service, newMobile))
    await dialog.getByRole('button', { name: '确认换绑' }).click()
    await expect(notification(page, '手机号换绑成功,稍后请重新登录！')).toBeVisible()
    // Changing the phone leads to the sign-in a second later; the earlier event about the session's end must
    // not.
    await expect(page).toHaveURL(/\/login$/)
    await expect(tab).toHaveURL(/\/login/)

    await signIn(page, demo.accounts.member)
    await expect(page.getByText('账号或密码错误')).toBeVisible()
    await signIn(page, newMobile)
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    await expect(page).not.toHaveURL(/PhoneBind/)
  },
)

journey(
  'on a phone, changing the phone number is a separate page, and so are its notes',
  async ({ visit }) => {
    const { page } = await visit({
      viewport: { width: 390, height: 844 },
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    })
    await page.goto(pagePaths.phoneBindingTip)
    await signIn(page, demo.accounts.individual)
    await expect(page).toHaveURL(pagePaths.phoneBindingTip)
    await expect(page).toHaveTitle('账号绑定 – 个人中心')
    await expect(page.getByText('138****0004')).toBeVisible()
    await expect(page.getByText(/所有设备都会退出登录/)).toBeVisible()
    await page.getByRole('link', { name: '换绑手机号' }).click()
    const rebinding = async () => {
      await expect(page).toHaveURL(/\/mobilePhoneRebind$/)
      await expect(page.getByRole('heading', { name: '换绑手机号' })).toBeVisible()
    }
    await rebinding()
    await page.goto(pagePaths.phoneBinding)
    await rebinding()
  },
)
