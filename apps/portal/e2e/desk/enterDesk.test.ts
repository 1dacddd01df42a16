import { demo } from '../../../api/src/seed/demo'
import { signInAtDesk, takeSecondStep, turnOnSecondStep } from '../harness/atDesk'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

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
  await takeSecondStep(tab, secret)
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
