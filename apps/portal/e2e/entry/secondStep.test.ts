import { pagePaths } from '@atrium/contracts/paths'
import { codeOf } from '../../../api/src/features/secondStep/testSecondStep'
import { demo } from '../../../api/src/seed/demo'
import { addAuthenticator } from '../harness/addAuthenticator'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

/** The code that an app shows this many half minutes from now; the service accepts a neighbouring one. */
const codeIn = (halfMinutes: number, secret: string) =>
  codeOf(secret, { clock: { now: () => new Date(Date.now() + halfMinutes * 30_000) } })

journey(
  'an authenticator app becomes the second step, and a recovery code replaces it',
  async ({ visit }) => {
    const visitor = await visit()
    const { page } = visitor
    await enter(page, pagePaths.security, 'member')
    await page.getByRole('button', { name: '开启', exact: true }).click()
    const setUp = page.getByRole('dialog', { name: '开启两步验证' })
    await expect(setUp.getByRole('img', { name: '添加此账号的二维码' })).toBeVisible()
    const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
    await setUp.getByLabel('2. 输入应用中显示的6位验证码').fill(codeIn(0, secret))
    await setUp.getByRole('button', { name: '验证并开启' }).click()
    const codes = page.getByRole('dialog', { name: '保存恢复码' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [recoveryCode = ''] = await codes.allInnerTexts()
    await page.getByRole('button', { name: '我已保存' }).click()
    await expect(page.getByText('剩余10个')).toBeVisible()

    // In another browser, the second step survives a reload and returns to the original page.
    const { page: other } = await visit()
    await other.goto(pagePaths.security)
    await signIn(other, demo.accounts.member)
    await expect(other.getByRole('heading', { name: '两步验证' })).toBeVisible()
    await other.reload()
    await other.getByLabel('验证码').fill('000000')
    await other.getByRole('button', { name: '验证并登录' }).click()
    await expect(other.getByText('验证码错误，或已使用过')).toBeVisible()
    await other.getByLabel('验证码').fill(codeIn(1, secret))
    await other.getByRole('button', { name: '验证并登录' }).click()
    await expect(other).toHaveURL(/\/securityCenter$/)
    await expect(other.getByText('剩余10个')).toBeVisible()

    // The phone is lost: signs in with a recovery code on a phone, at a separate address.
    const { page: phone } = await visit({
      viewport: { width: 390, height: 844 },
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    })
    await phone.goto(pagePaths.security)
    await signIn(phone, demo.accounts.member)
    await expect(phone).toHaveURL(/\/NVH5LoginAuthentication\?/)
    await phone.getByRole('button', { name: '使用恢复码' }).click()
    await phone.getByLabel('恢复码').fill(recoveryCode)
    await phone.getByRole('button', { name: '验证并登录' }).click()
    await expect(phone).toHaveURL(/\/securityCenter$/)
    await expect(phone.getByText('剩余9个')).toBeVisible()
  },
)

journey('a passkey is added, renamed, and used to sign in without a password', async ({ visit, origin }) => {
  // The IP address redirects to the name, which passkeys need.
  const { page } = await visit({ baseURL: origin.replace('localhost', '127.0.0.1') })
  await addAuthenticator(page)
  await enter(page, pagePaths.security, 'individual')
  await page.getByRole('button', { name: '添加通行密钥' }).click()
  await page.getByRole('dialog').getByLabel('名称').fill('家里的电脑')
  await page.getByRole('button', { name: '继续' }).click()
  await expect(notification(page, '通行密钥已添加')).toBeVisible()
  await page.getByRole('button', { name: '重命名“家里的电脑”' }).click()
  await page.getByRole('dialog').getByLabel('名称').fill('书房的电脑')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('书房的电脑')).toBeVisible()
  await expect(page.getByText(/尚未使用/)).toBeVisible()

  await page.evaluate((path) => location.assign(path), pagePaths.signOut)
  await expect(page.getByRole('status')).toContainText('您已退出登录')
  await page.goto(`${pagePaths.login}?way=passkey&fromroute=%2FsecurityCenter`)
  await page.getByRole('button', { name: '使用通行密钥' }).click()
  await expect(page).toHaveURL(/\/securityCenter$/)
  await expect(page.getByText(/上次使用/)).toBeVisible()

  await page.getByRole('button', { name: '删除“书房的电脑”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('还没有通行密钥')).toBeVisible()
})
