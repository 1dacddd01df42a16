import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../api/src/seed/demo'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { signIn } from './harness/signIn'

journey('each answer has its own nonce, and only scripts with it run', async ({ visit }) => {
  const { page } = await visit()
  const policies = []
  for (let time = 0; time < 2; time++) {
    const response = await page.goto(pagePaths.signIn)
    policies.push((await response?.headerValue('content-security-policy')) ?? '')
  }
  const [first = '', second = ''] = policies.map(
    (policy) => /script-src 'self' 'nonce-([\w-]{24,})'/.exec(policy)?.[1],
  )
  expect(first).not.toBe('')
  expect(second).not.toBe('')
  expect(first).not.toBe(second)
})

journey('an unknown path shows “not found” with a link back', async ({ visit }) => {
  const { page, tolerate } = await visit()
  tolerate(/404 \(Not Found\) \(\S+\/noSuchPage\)/)
  const notFound = page.getByRole('heading', { name: '页面不存在' })
  await page.goto('/noSuchPage')
  await expect(notFound).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(pagePaths.trialCenter)
  await page.goto(pagePaths.login)
  await signIn(page, demo.accounts.superAdministrator)
  await expect(page).toHaveURL(pagePaths.companyHome)

  await page.goto('/noSuchPage')
  await expect(notFound).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(pagePaths.companyHome)
})
