import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { codeSentTo } from '../harness/codeSentTo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

journey('a person who closes their account has seven days to come back', async ({ visit, service }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } })
  // The page shows an end date only if the service confirms it.
  await page.goto(`${pagePaths.deregistrationNotice}?submitted=2030-01-01T00:00:00Z&proof=made-up`)
  await expect(page.getByText('您的个人资料、消息与待办')).toBeVisible()
  await expect(page.getByText('注销申请已提交')).toHaveCount(0)
  await enter(page, pagePaths.personalHome, 'researcher')
  await page.goto(pagePaths.deregistrationNotice)
  await page.getByRole('link', { name: '申请注销' }).click()
  await expect(page).toHaveURL(/\/logoffAgreement$/)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = await codeSentTo(service, demo.accounts.researcher)
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
  await page.getByRole('button', { name: '提交注销申请' }).click()
  const question = page.getByRole('alertdialog', { name: '确认注销账号吗？' })
  await question.getByRole('button', { name: '提交注销申请' }).click()
  await expect(page.getByText('注销申请已提交')).toBeVisible()
  await expect(page.getByText(/账号将于20\d\d-\d\d-\d\d \d\d:\d\d:\d\d注销/)).toBeVisible()
  await page.getByRole('link', { name: '登录并保留账号' }).click()
  await expect(page).toHaveURL(/[lL]ogin/)

  await signIn(page, demo.accounts.researcher)
  const ending = page.getByRole('alertdialog', { name: '您的账号即将注销' })
  await ending.getByRole('button', { name: '保留账号' }).click()
  await expect(notification(page, '已保留账号')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ending).toHaveCount(0)
})

journey(
  'a person who leads companies must first hand over or dissolve the one that prevents it',
  async ({ visit }) => {
    const { page } = await visit()
    await page.goto(pagePaths.deregistrationNotice)
    await expect(page.getByText('请先移交管理员，或注销企业')).toBeVisible()
    await enter(page, pagePaths.deregistrationRequest)
    const way = (company: string, name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `您是“${company}”的超级管理员` })
        .getByRole('link', { name })
    const inCompany = (company: string) =>
      expect(page.getByRole('button', { name: /^切换企业/ }).first()).toHaveAttribute('title', company)
    const [first, second] = ['云筑建筑设计研究院有限公司', '青禾工程咨询有限公司']
    await way(second, '移交管理员').click()
    await expect(page).toHaveURL(pagePaths.administrators)
    await inCompany(second)
    await expect(page.getByRole('button', { name: '移交管理员权限' })).toBeVisible()
    for (const company of [first, second]) {
      await page.goto(pagePaths.deregistrationRequest)
      await way(company, '注销企业').click()
      await expect(page).toHaveURL(pagePaths.dissolutionRequest)
      await inCompany(company)
      await expect(page.getByRole('main')).toContainText(company)
    }
  },
)
