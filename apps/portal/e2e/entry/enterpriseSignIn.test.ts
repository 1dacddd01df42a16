import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'

journey('signing in as a company leads its super administrator into that company', async ({ visit }) => {
  const { page } = await visit()
  await page.goto(`${pagePaths.signIn}?fromroute=%2FpersonalMainPage`)
  await page.getByRole('link', { name: '企业管理员' }).click()
  await page.getByLabel('企业账号').fill('qinghe-consulting')
  await page.getByRole('textbox', { name: '密码' }).fill('wrong')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await page.getByRole('textbox', { name: '密码' }).fill(demo.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/CompanyMainPage$/)
  await expect(page.getByRole('main')).toContainText('青禾工程咨询有限公司')

  // Only an administrator with two-step sign-in can require it of others.
  await page.goto(pagePaths.companySettings)
  const rule = page.getByRole('region', { name: '管理员两步验证' })
  await expect(rule.getByText('请先为您自己的账号开启两步验证。')).toBeVisible()
  await rule.getByRole('link', { name: '前往安全中心' }).click()
  await expect(page).toHaveURL(/\/securityCenter$/)
})
