import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { codeOf } from '../../../api/src/features/secondStep/testSecondStep'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

/** The code that an app shows this many half minutes from now; the service accepts a neighbouring one. */
const codeIn = (halfMinutes: number, secret: string) =>
  codeOf(secret, { clock: { now: () => new Date(Date.now() + halfMinutes * 30_000) } })

/** Turns on the second step in the account centre. Resolves to the app's secret. */
async function turnOnSecondStep(page: Page): Promise<string> {
  await enter(page, pagePaths.security, 'administrator')
  await page.getByRole('button', { name: '开启', exact: true }).click()
  const setUp = page.getByRole('dialog', { name: '开启两步验证' })
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
  await setUp.getByLabel('2. 输入应用中显示的6位验证码').fill(codeIn(0, secret))
  await setUp.getByRole('button', { name: '验证并开启' }).click()
  await page.getByRole('button', { name: '我已保存' }).click()
  return secret
}

async function signInAtDesk(page: Page, account: string): Promise<void> {
  await page.goto('/desk/staff')
  await expect(page.getByRole('heading', { name: '登录运营台' })).toBeVisible()
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(demo.password)
  await page.getByRole('button', { name: '登录运营台', exact: true }).click()
}

journey('staff enter the desk with a second step, and nobody else does', async ({ visit, service }) => {
  const clerk = await visit()
  const { page } = clerk
  const secret = await turnOnSecondStep(page)
  const tab = await clerk.openTab()

  // Without a role, an account of the portal is not let in, and nothing of the sign-in stays.
  const stranger = await visit()
  stranger.tolerate(/403 \(Forbidden\) .*\/api\/desk\/enter/)
  await signInAtDesk(stranger.page, demo.accounts.member)
  await expect(stranger.page.getByRole('alert')).toContainText('该账号不是运营人员')
  expect(await stranger.page.evaluate(() => localStorage.getItem('desk.token'))).toBeNull()

  // With a role, but without a second step.
  await service.operate('staff', 'grant', demo.accounts.member, 'auditor')
  await signInAtDesk(stranger.page, demo.accounts.member)
  await expect(stranger.page.getByRole('link', { name: '打开账户中心的安全中心' })).toBeVisible()

  await service.operate('staff', 'grant', demo.accounts.administrator, 'security')
  await signInAtDesk(tab, demo.accounts.administrator)
  await tab.getByLabel('验证码').fill(codeIn(1, secret))
  await tab.getByRole('button', { name: '验证并登录' }).click()
  await expect(tab).toHaveURL(/\/desk\/staff$/)
  const rows = tab.getByRole('table', { name: '运营人员' }).getByRole('row')
  await expect(rows).toHaveCount(3)

  // A colleague gets another role, and loses it again.
  await tab.getByRole('button', { name: '添加角色' }).click()
  const dialog = tab.getByRole('dialog', { name: '添加角色' })
  await dialog.getByRole('textbox', { name: '账号' }).fill(demo.accounts.member)
  await dialog.getByRole('radio', { name: '审核' }).click()
  await dialog.getByRole('button', { name: '添加', exact: true }).click()
  await expect(dialog.getByText('请填写理由')).toBeVisible()
  await dialog.getByRole('textbox', { name: '理由' }).fill('新同事入职')
  await dialog.getByRole('button', { name: '添加', exact: true }).click()
  await expect(notification(tab, /添加“审核”角色/)).toBeVisible()

  // The portal in the same browser keeps its own session.
  await tab.getByRole('button', { name: /账户菜单/ }).click()
  await tab.getByRole('menuitem', { name: '退出运营台' }).click()
  await expect(tab.getByRole('heading', { name: '登录运营台' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible()
})
