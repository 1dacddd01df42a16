import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

const newPassword = 'Cedar-Quarry-2027'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

journey('the security centre gives an account back to its owner', async ({ visit }) => {
  const [own, other] = [await visit(), await visit({ userAgent: firefox })]
  // The other person's sessions are ended on purpose.
  other.tolerate(/status of 40[13]/, /ERR_FAILED|WebSocket/)
  const { page } = own
  await enter(page, pagePaths.security, 'member')
  await expect(page.getByText('只有当前设备登录了您的账号。')).toBeVisible()

  await page.getByRole('link', { name: '修改：登录密码' }).click()
  await page.getByLabel('原密码').fill(demo.password)
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill(newPassword)
  await page.getByLabel('再次输入新密码').fill(newPassword)
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('密码已修改')).toBeVisible()

  // Somebody who knows the new password signs in: the session is listed with its origin and ends at once.
  const intrude = async () => {
    await other.page.goto(pagePaths.security)
    await signIn(other.page, demo.accounts.member, newPassword)
    await expect(other.page).toHaveURL(pagePaths.security)
  }
  await intrude()
  await page.goto(pagePaths.security)
  const sessions = page.getByRole('region', { name: '登录中的设备' })
  await expect(sessions.getByText('Firefox 140 · Linux')).toBeVisible()
  await sessions.getByRole('button', { name: /^退出：Firefox 140/ }).click()
  await expect(notification(page, '已退出1个登录')).toBeVisible()
  await expect(sessions.getByText('Firefox 140 · Linux')).toHaveCount(0)
  await expect(other.page.getByRole('heading', { name: '登录', exact: true })).toBeVisible()

  // They sign in again: "that wasn't me".
  await intrude()
  await page.reload()
  await page
    .getByRole('region', { name: '安全记录' })
    .getByRole('link', { name: /^不是我？Firefox 140/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '这次登录是您本人吗？' })).toBeVisible()
  await expect(page.getByText('登录中', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '不是我' }).click()
  await expect(page.getByText(/^已退出这次登录/)).toBeVisible()
  await expect(page.getByRole('link', { name: '设置新密码' })).toHaveAttribute(
    'href',
    pagePaths.personalPassword,
  )
  await expect(other.page.getByRole('heading', { name: '登录', exact: true })).toBeVisible()
})
