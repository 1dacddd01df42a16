import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../apps/api/src/seed/demo.ts'
import { expect as expectPage } from '../../apps/portal/e2e/harness/expect.ts'
import { notification } from '../../apps/portal/e2e/harness/notification.ts'
import { type LiveSite, openLiveSite } from './live/openLiveSite.ts'
import { signInAs } from './live/signInAs.ts'

const minutes = 60_000
const hours = 60 * minutes

let site: LiveSite
beforeAll(async () => {
  site = await openLiveSite()
})
afterAll(() => site?.close())

const kinds = ['own', 'site'] as const
type Kind = (typeof kinds)[number]

/** A signed-in person, with a session of Atrium or one whose tokens only the site knows. */
async function open(kind: Kind, account: string = demo.accounts.superAdministrator): Promise<Page> {
  const page = await site.open()
  await signInAs(page, account)
  await page.evaluate((asked) => {
    if (asked === 'site') window.live.takeOver()
    window.live.use(asked)
  }, kind)
  return page
}

const show = (page: Page, name: 'permissions' | 'members', path = '') =>
  page.evaluate(([feature, at, company]) => window.live.show(feature, at, company), [
    name,
    path,
    demo.companyId,
  ] as const)

const form = `${pagePaths.permissionGroupForm}?groupId=${demo.groupIds.purchasing}`
const nameIn = (page: Page) => page.getByRole('textbox', { name: /权限组名称/ })
const save = (page: Page) => page.getByRole('button', { name: '保存' }).click()
const saved = (page: Page) => expectPage(notification(page, '权限组保存成功')).toBeVisible()
const proof = (page: Page) => page.getByRole('dialog', { name: '验证身份' })
const expiry = (page: Page) => page.getByRole('dialog', { name: '登录已过期' })

/** Types a new name into the form of a permission group. */
async function typeName(page: Page, name: string): Promise<void> {
  await show(page, 'permissions', form)
  await nameIn(page).fill(name)
}

async function prove(page: Page): Promise<void> {
  await proof(page).getByRole('textbox', { name: '密码' }).fill(demo.password)
  await proof(page).getByRole('button', { name: '继续' }).click()
}

/** The person signs in again above the page: here, or at the site in another tab. */
async function signInAgain(page: Page, kind: Kind): Promise<void> {
  if (kind === 'own') {
    await expiry(page).getByRole('textbox', { name: '密码' }).fill(demo.password)
    await expiry(page).getByRole('button', { name: '继续' }).click()
    return
  }
  const tab = await site.openTab(page)
  await signInAs(tab, demo.accounts.superAdministrator)
  await tab.close()
  await page.evaluate(() => window.live.takeOver())
  await expiry(page).getByRole('button', { name: '已登录，继续' }).click()
}

describe.each(kinds)('a page with a session of the %s that grows old', (kind) => {
  it('asks for a proof after ten and a half minutes, and continues', async () => {
    const page = await open(kind)
    await typeName(page, `采购组 ${kind} 1`)
    await site.moveClockBy(10.5 * minutes, [page])
    await save(page)
    await prove(page)
    await saved(page)
    await page.close()
  })

  it('shows above the page that the session expired, keeps what was typed, and continues', async () => {
    const page = await open(kind)
    await typeName(page, `采购组 ${kind} 2`)
    await site.moveClockBy(3 * hours, [page])
    await save(page)
    await expectPage(expiry(page)).toBeVisible()
    await signInAgain(page, kind)
    await saved(page)
    await expectPage(page.getByRole('row', { name: new RegExp(`采购组 ${kind} 2`) })).toBeVisible()
    await page.close()
  })

  it('goes on after the service was restarted', async () => {
    const page = await open(kind)
    await typeName(page, `采购组 ${kind} 3`)
    await site.service.stop()
    await save(page)
    await expectPage(nameIn(page)).toHaveValue(`采购组 ${kind} 3`)
    await expectPage(page.getByText(/网络连接已断开/)).toBeVisible()
    await site.service.start()
    await expectPage(page.getByText(/网络连接已断开/)).toBeHidden()
    await save(page)
    await saved(page)
    await page.close()
  })

  it('lasts a day, across a restart, with what was typed', async () => {
    const page = await open(kind)
    await typeName(page, `采购组 ${kind} 5`)
    await site.moveClockBy(12 * hours, [page])
    await site.service.stop()
    await site.service.start()
    await site.moveClockBy(12 * hours, [page])
    // The live connection may have noticed first: then the form is behind the dialog.
    const hidden = { includeHidden: true }
    await expectPage(page.getByRole('textbox', { name: /权限组名称/, ...hidden })).toHaveValue(
      `采购组 ${kind} 5`,
    )
    await page.getByRole('button', { name: '保存', ...hidden }).dispatchEvent('click')
    await expectPage(expiry(page)).toBeVisible()
    await signInAgain(page, kind)
    await saved(page)
    await page.close()
  })

  it('goes on after the computer slept for an hour', async () => {
    const page = await open(kind)
    await typeName(page, `采购组 ${kind} 4`)
    const browser = await page.context().newCDPSession(page)
    await site.moveClockBy(1 * hours, [page])
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
    await browser.send('Page.setWebLifecycleState', { state: 'active' })
    await expectPage(nameIn(page)).toHaveValue(`采购组 ${kind} 4`)
    await save(page)
    await prove(page)
    await saved(page)
    await page.close()
  })
})

describe('a site that gives tokens', () => {
  it('may fail once without anybody noticing', async () => {
    const page = await open('site')
    await page.evaluate(() => {
      window.live.tokens.mood = 'fails once'
    })
    await show(page, 'permissions')
    await expectPage(page.getByRole('row').nth(1)).toBeVisible()
    await expectPage(expiry(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.live.loadErrors)).toEqual([])
    await page.close()
  })

  it.each([
    ['fails', '暂时无法继续'],
    ['has none', '登录已过期'],
  ] as const)('is told `token` if it %s', async (mood, name) => {
    const page = await open('site')
    await page.evaluate((next) => {
      window.live.tokens.mood = next
    }, mood)
    await show(page, 'permissions')
    await expectPage(page.getByRole('dialog', { name })).toBeVisible()
    expect(await page.evaluate(() => window.live.loadErrors)).toContain('token')
    await page.close()
  })

  it('is told `forbidden` if the person may not see it', async () => {
    const page = await open('site', demo.accounts.administrator)
    await show(page, 'permissions')
    await expectPage(page.getByText(/没有(访问)?权限/).first()).toBeVisible()
    expect(await page.evaluate(() => window.live.loadErrors)).toContain('forbidden')
    await page.close()
  })

  it('is told `connection` if the service is down', async () => {
    const page = await open('site')
    await site.service.stop()
    await show(page, 'permissions')
    await page.waitForFunction(() => window.live.loadErrors.includes('connection'))
    await site.service.start()
    await page.close()
  })
})
