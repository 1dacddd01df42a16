import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey as plainJourney } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'
import { openDepartments } from '../screens/departments'

const journey = plainJourney.extend('environment', { scope: 'file' }, { ACCESS_TOKEN_SECONDS: '20' })

const bearer = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

journey('an expired access token is renewed once for two tabs, unnoticed', async ({ visit, service }) => {
  const visitor = await visit()
  const { page } = visitor
  visitor.tolerate(/status of 401|WebSocket connection/)
  await enter(page, pagePaths.licencesByMember)
  await expect(page.getByRole('row', { name: /苏晚晴/ })).toBeVisible()
  const tab = await visitor.openTab()
  await tab.goto(`${pagePaths.licencesByProduct}?pageSize=20&pageIndex=1`)
  await expect(tab.getByRole('row', { name: /桥梁结构计算软件/ })).toBeVisible()

  const refreshes: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/User/refresh')) refreshes.push(request.url())
  })
  await expiry(page, service.origin)
  await Promise.all([
    page.getByRole('button', { name: '第2页' }).click(),
    tab.getByRole('link', { name: '管理授权 桥梁结构计算软件' }).click(),
  ])
  await expect(page.getByRole('row', { name: /苏晚晴/ })).toHaveCount(0)
  await expect(tab.getByRole('table', { name: '已授权用户' }).getByRole('rowheader')).toHaveCount(9)
  expect(refreshes).toHaveLength(1)
  for (const one of [page, tab]) await expect(one.getByRole('dialog')).toHaveCount(0)
})

journey(
  'an ended session: the page asks for the password in place, and waiting calls continue',
  async ({ visit, service }) => {
    const visitor = await visit()
    const { page } = visitor
    visitor.tolerate(/status of 4\d\d/)
    await enter(page, pagePaths.memberManagement)
    const { department } = openDepartments(page)
    await department('综合管理部').click()
    await department('综合管理部')
      .getByRole('button', { name: /新增部门$/ })
      .click()
    // Found by label, because a dialog hides the content below it from assistive technology.
    const name = page.getByLabel('部门名称')
    await name.fill('国际合作室')

    await endSession(page, service.origin)
    await name.press('Enter')
    const dialog = page.getByRole('dialog', { name: '登录已过期' })
    await expect(dialog).toContainText(demo.accounts.superAdministrator)
    await expect(name).toHaveValue('国际合作室')

    await dialog.getByRole('textbox', { name: '密码' }).fill('Wrong@2026')
    await dialog.getByRole('button', { name: '继续' }).click()
    await expect(dialog.getByRole('alert')).toContainText('账号或密码错误')
    await dialog.getByRole('textbox', { name: '密码' }).fill(demo.password)
    await dialog.getByRole('button', { name: '继续' }).click()
    await expect(notification(page, '部门新增成功')).toBeVisible()
    await expect(department('国际合作室')).toBeVisible()
    await expect(page).toHaveURL(/\/comMbManage/)
  },
)

journey(
  'an ended session: another person signs in, and the page starts fresh',
  async ({ visit, service }) => {
    const visitor = await visit()
    const { page } = visitor
    visitor.tolerate(/status of 401|status of 4\d\d .*\/User\/refresh/)
    await enter(page, pagePaths.licencesByMember)
    await expect(page.getByRole('row', { name: /苏晚晴/ })).toBeVisible()

    await endSession(page, service.origin)
    await page.getByRole('button', { name: '第2页' }).click()
    const dialog = page.getByRole('dialog', { name: '登录已过期' })
    await dialog.getByRole('button', { name: '换个账号登录' }).click()
    await signIn(page, demo.accounts.member)
    await expect(page).toHaveURL(pagePaths.companyHome)
    await expect(page.getByRole('button', { name: '顾一鸣 账户菜单' })).toBeVisible()
    await expect(page.getByRole('link', { name: '按成员授权' })).toHaveCount(0)
  },
)

journey(
  'a session ended from elsewhere is reported, and the page leads to the sign-in',
  async ({ visit, service }) => {
    const [here, there] = [await visit(), await visit()]
    here.tolerate(/status of 403/, /ERR_FAILED/)
    // A page without real-time updates learns it from its next request.
    await here.page.route(/hubs/, (route) => route.abort())
    await enter(here.page, pagePaths.licencesByMember)
    await expect(here.page.getByRole('row', { name: /苏晚晴/ })).toBeVisible()
    await enter(there.page, pagePaths.licencesByProduct)
    await endOthers(there.page, service.origin)

    await here.page.getByRole('button', { name: '第2页' }).click()
    await expect(here.page.getByRole('heading', { name: '登录' })).toBeVisible()
    await expect(here.page.getByText('您的账号已在其他地方登录，当前登录已退出').first()).toBeVisible()
    expect(await bearer(here.page)).toBe('')
    await expect(there.page.getByRole('row', { name: /工程造价云计价/ })).toBeVisible()
  },
)

/** Waits until the service rejects the page's current token. */
async function expiry(page: Page, origin: string): Promise<void> {
  const authorization = await bearer(page)
  const ask = () => fetch(`${origin}/api/v1/PersonalCenter/userInformation`, { headers: { authorization } })
  await expect.poll(async () => (await ask()).status).toBe(401)
}

/** Ends all sessions except this page's. */
async function endOthers(page: Page, origin: string): Promise<void> {
  const headers = { authorization: await bearer(page), 'content-type': 'application/json' }
  const { ok } = await fetch(`${origin}/api/v1/User/EndSessions`, { method: 'POST', headers, body: '{}' })
  expect(ok).toBe(true)
}

/** Ends the session without the page's knowledge. */
async function endSession(page: Page, origin: string): Promise<void> {
  const headers = { authorization: await bearer(page), 'content-type': 'application/json' }
  const { ok } = await fetch(`${origin}/api/v1/User/logout`, { method: 'POST', headers })
  expect(ok).toBe(true)
}
