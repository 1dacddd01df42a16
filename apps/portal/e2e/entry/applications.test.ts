import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { openRelyingParty, type RelyingParty } from '../../../api/src/features/oidc/testing/openRelyingParty'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'
import type { Service } from '../harness/startService'

const scopes = ['profile', 'phone', 'licences']
const limits = scopes.flatMap((scope) => ['--scope', scope])

/** Opens an application's own server and registers it as an operator does. */
async function openApplication(service: Service, name: string, ...own: string[]): Promise<RelyingParty> {
  const party = await openRelyingParty()
  const { origin } = party
  const places = ['--redirect', `${origin}/callback`, '--logout', `${origin}/bye`]
  const told = await service.operate(
    ...['clients', 'create', '--name', name, '--kind', 'web', ...own, ...places, ...limits],
  )
  const [, id = ''] = /registered as (\S+)\./.exec(told) ?? []
  const [, secret = ''] = /shown again: (\S+)/.exec(told) ?? []
  await party.register(service.origin, id, secret, ['openid', ...scopes].join(' '))
  return party
}

const isIn = (page: Page, party: RelyingParty) =>
  expect(page).toHaveURL(new RegExp(`^${party.origin}/callback`))

journey(
  'one sign-in is enough for an application of the vendor, and its sign-out ends all',
  async ({ visit, service }) => {
    const party = await openApplication(service, '空间结构云', '--own')
    const visitor = await visit()
    const { page } = visitor
    // The session that the application ended is asked for once more.
    visitor.tolerate(/status of 401/)

    // Nobody is signed in: the sign-in says for which application, and knows the account.
    await page.goto(`${party.origin}/login?login_hint=${demo.accounts.individual}`)
    await expect(page.getByText('登录后进入“空间结构云”')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(demo.accounts.individual)
    await signIn(page, demo.accounts.individual)
    await isIn(page, party)
    await expect(page.locator('body')).toContainText('signed in:')

    // Once more, without a page of ours.
    const shown: string[] = []
    page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
    await page.goto(`${party.origin}/login`)
    await isIn(page, party)
    expect(shown).toEqual(['/callback'])

    // Without proof for whom it asks, the person decides. They stay, here and there.
    const tab = await visitor.openTab()
    await tab.goto(pagePaths.personalHome)
    await page.goto(`${party.origin}/logout?unsure`)
    await expect(page.getByText(/^“空间结构云”请求退出登录/)).toBeVisible()
    await page.getByRole('button', { name: '保持登录' }).click()
    await expect(page).toHaveURL(`${party.origin}/bye`)
    await page.goto(`${party.origin}/login`)
    await isIn(page, party)

    // With it, the browser is signed out everywhere.
    await page.goto(`${party.origin}/logout`)
    await expect(page).toHaveURL(`${party.origin}/bye`)
    await expect(tab.getByRole('heading', { name: '登录', exact: true })).toBeVisible()
    await page.goto(`${party.origin}/login`)
    await expect(page.getByRole('heading', { name: '登录', exact: true })).toBeVisible()
    await party.close()
  },
)

journey(
  'somebody else’s application asks for consent once, and again after it was revoked',
  async ({ visit, service }) => {
    const party = await openApplication(service, '砼算造价')
    const { page } = await visit()
    await enter(page, pagePaths.security)
    const allowed = page.getByRole('region', { name: '已授权的应用' })
    await expect(allowed.getByText('您还没有用此账号登录过其他应用')).toBeVisible()

    await page.goto(`${party.origin}/login`)
    await expect(page.getByRole('heading', { name: '登录“砼算造价”' })).toBeVisible()
    await expect(page.getByText('可使用的软件授权')).toBeVisible()
    // Nothing goes on before the company is chosen.
    await page.getByRole('button', { name: '允许并登录' }).click()
    await expect(page.getByText('请选择企业或个人')).toBeVisible()
    await page.getByRole('radio', { name: /云筑/ }).click()
    await page.getByRole('button', { name: '允许并登录' }).click()
    await isIn(page, party)
    await expect(page.locator('body')).toContainText('云筑建筑设计研究院有限公司')
    await page.goto(`${party.origin}/login`)
    await isIn(page, party)

    await page.goto(pagePaths.security)
    await allowed.getByRole('button', { name: '撤销“砼算造价”的授权' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click()
    await expect(notification(page, '已撤销授权')).toBeVisible()
    await expect(allowed.getByText('您还没有用此账号登录过其他应用')).toBeVisible()
    await expect(page.getByText('撤销应用的授权')).toBeVisible()

    await page.goto(`${party.origin}/login`)
    await page.getByRole('button', { name: '拒绝' }).click()
    await expect(page.getByText('refused: access_denied')).toBeVisible()

    // A link with an old request, or somebody else's, explains itself.
    await page.goto(`${pagePaths.applicationSignIn}?request=somebody-elses`)
    await expect(page.getByRole('heading', { name: '登录请求已失效' })).toBeVisible()
    await party.close()
  },
)

journey('a program shows a code, and a person types it in the browser', async ({ visit, service }) => {
  const told = await service.operate(
    ...['clients', 'create', '--name', '结构桌面版', '--kind', 'native', '--own', ...limits],
  )
  const [, id = ''] = /registered as (\S+)\./.exec(told) ?? []
  const ask = (path: string, fields: Readonly<Record<string, string>>) =>
    fetch(`${service.origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: id, ...fields }),
    }).then((response) => response.json())
  const device = await ask('/oauth/device-authorization', { scope: 'openid profile' })
  const poll = () =>
    ask('/oauth/token', {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: device.device_code,
    })

  const { page } = await visit()
  await page.goto('/device')
  const code = page.getByRole('textbox', { name: '代码' })
  await code.fill('bbbb cccc')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('没有找到此代码，请核对设备上显示的代码')).toBeVisible()
  await code.fill(device.user_code.toLowerCase().replace('-', ' '))
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText(device.user_code)).toBeVisible()
  await page.getByRole('button', { name: '是同一个，继续' }).click()
  await signIn(page, demo.accounts.individual)
  await expect(page.getByText(/^请仅在您刚刚亲自启动“结构桌面版”/)).toBeVisible()
  expect(await poll()).toMatchObject({ error: 'authorization_pending' })
  await page.getByRole('button', { name: '允许并登录' }).click()
  await expect(page.getByRole('heading', { name: '设备已登录' })).toBeVisible()
  expect(await poll()).toHaveProperty('id_token')

  // Somebody else's code is refused.
  const foreign = await ask('/oauth/device-authorization', { scope: 'openid profile' })
  await page.goto(foreign.verification_uri_complete)
  await page.getByRole('button', { name: '不是我的设备' }).click()
  await expect(page.getByText(/^已拒绝这次登录/)).toBeVisible()
})
