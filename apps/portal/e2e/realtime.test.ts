import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../api/src/seed/demo'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { outage } from './harness/outage'
import { signIn } from './harness/signIn'

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread === 0 ? '消息中心' : `消息中心，${unread}条未读`, exact: true })

journey('badge, menu and a forced sign-out arrive at once in another browser', async ({ visit }) => {
  const [administrator, member] = [await visit(), await visit()]
  const { page } = administrator
  const tab = await administrator.openTab()
  await enter(page, pagePaths.companyMessages)
  await tab.goto(pagePaths.companyHome)
  await expect(bell(tab, 3)).toBeVisible()

  // When a message is read in one tab, the number decreases in the other.
  await page.getByRole('link', { name: /授权即将到期/ }).click()
  await expect(page.getByRole('heading', { name: '授权即将到期' })).toBeVisible()
  await expect(bell(page, 2)).toBeVisible()
  await expect(bell(tab, 2)).toBeVisible()

  // When the member becomes administrator, the menu appears without a request.
  const menu = member.page.getByRole('navigation', { name: '主菜单' })
  await enter(member.page, pagePaths.companyHome, 'member')
  await expect(menu.getByRole('button', { name: '企业管理' })).toHaveCount(0)
  await handOver(page)
  await expect(menu.getByRole('button', { name: '企业管理' })).toBeVisible()

  // When the session ends elsewhere, this browser is signed out without any action.
  const elsewhere = await visit()
  await enter(elsewhere.page, pagePaths.security, 'superAdministrator')
  const others = elsewhere.page.getByRole('button', { name: '退出其他全部设备' })
  await others.click()
  await elsewhere.page.getByRole('alertdialog').getByRole('button', { name: '退出其他全部设备' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('您的账号已在其他地方登录')).toBeVisible()
  await signIn(page, demo.accounts.individual)
})

/** Makes the demo's member the super administrator. */
async function handOver(page: Page): Promise<void> {
  const done = await page.evaluate(
    async ({ enterPriseId, newAdminUserId }) => {
      const answer = await fetch('/api/Enterprise/ChangeAdmin', {
        method: 'PATCH',
        headers: {
          authorization: localStorage.getItem('token') ?? '',
          'content-type': 'application/json',
          enterpriseid: enterPriseId,
        },
        body: JSON.stringify({ enterPriseId, newAdminUserId }),
      })
      return (await answer.json()).error_code
    },
    { enterPriseId: demo.companyId, newAdminUserId: demo.userIds.member },
  )
  expect(done).toBe(0)
}

journey(
  'the service dies under an open page, and events meanwhile arrive afterwards',
  async ({ visit, service }) => {
    const { page, tolerate } = await visit()
    tolerate(...outage)
    await enter(page, pagePaths.companyHome, 'administrator')
    await expect(bell(page, 1)).toBeVisible()
    const authorization = await page.evaluate(() => localStorage.getItem('token') ?? '')

    await service.kill()
    await service.start()
    // Sent to the new process before the page has connected to it.
    const read = await fetch(`${service.origin}/api/v1/User/ReadMessages`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ messageIds: ['message-0201'] }),
    })
    expect(read.ok).toBe(true)
    // The longer the service was down, the longer the page waits before its next attempt: at most half a
    // minute.
    await expect(bell(page, 0)).toBeVisible()
  },
)
