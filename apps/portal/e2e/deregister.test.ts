import { demo } from '../../api/src/seed/demo'
import { codeSentTo } from './harness/codeSentTo'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { signIn } from './harness/signIn'
import { told } from './harness/told'

journey('who closes their account has seven days to come back', async ({ visit, service }) => {
  const { page, tolerate } = await visit({ viewport: { width: 390, height: 844 } })
  // The session is over when the page signs out of it.
  tolerate(/status of 401/)
  await enter(page, '/personalMainPage', 'researcher')
  await page.goto('/personalogoffTippage')
  await page.getByRole('link', { name: '申请注销' }).click()
  await expect(page).toHaveURL(/\/logoffAgreement$/)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = await codeSentTo(service, demo.accounts.researcher)
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
  await page.getByRole('button', { name: '提交注销申请' }).click()
  const question = page.getByRole('alertdialog', { name: '确认注销账号吗？' })
  await question.getByRole('button', { name: '提交注销申请' }).click()
  await expect(page).toHaveURL(/[lL]ogin/)

  await signIn(page, demo.accounts.researcher)
  const ending = page.getByRole('alertdialog', { name: '您的账号即将注销' })
  await ending.getByRole('button', { name: '保留账号' }).click()
  await expect(told(page, '已保留账号')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ending).toHaveCount(0)
})
