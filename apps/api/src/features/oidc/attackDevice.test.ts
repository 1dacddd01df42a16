import { oidcErrors } from '@atrium/contracts/oidc/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import type { TestService } from '../../testing/createTestService'
import { createProviderService, SignInRun } from './testing/SignInRun'

let service: TestService
beforeAll(async () => {
  service = await createProviderService()
})
afterAll(() => service.close())

const factsOf = (url: URL) => new URLSearchParams(url.hash.slice(1))

/** A device that asks for a code. */
async function deviceOf(run: SignInRun) {
  const response = await run.sendForm('/oauth/device-authorization', { scope: 'openid profile' })
  return (await response.json()) as { readonly device_code: string; readonly user_code: string }
}

const begin = (person?: Parameters<typeof SignInRun.begin>[2]) =>
  SignInRun.begin(service, { kind: 'native', redirectUris: [] }, person)
const poll = (run: SignInRun, code: string) =>
  run.sendGrant({ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: code })

/** Sends the form of the device page. Returns where it leads. */
async function send(run: SignInRun, xsrf: string, fields: Record<string, string>): Promise<URL> {
  const { url } = await run.browser.open('/device', {
    method: 'POST',
    body: new URLSearchParams({ xsrf, ...fields }),
  })
  return url
}

const open = async (run: SignInRun) => factsOf((await run.browser.open('/device')).url).get('xsrf') ?? ''

/** Types and confirms a code. Returns the id of the request that follows. */
async function confirm(run: SignInRun, userCode: string): Promise<string> {
  const typed = await send(run, await open(run), { user_code: userCode })
  const xsrf = factsOf(typed).get('xsrf') ?? ''
  const { searchParams } = await send(run, xsrf, { user_code: userCode, confirm: 'yes' })
  return searchParams.get('request') ?? ''
}

async function allow(run: SignInRun, requestId: string): Promise<URL> {
  const { data } = await run.browser.answer(requestId, { decision: 'allow' })
  return (await run.browser.open(data.returnUrl ?? '')).url
}

it('signs nobody in before the code is confirmed, however often it asks', async () => {
  const run = await begin()
  const device = await deviceOf(run)
  for (const { status, error } of await Promise.all([1, 2, 3, 4, 5].map(() => poll(run, device.device_code))))
    expect([status, error]).toEqual([400, 'authorization_pending'])
  const requestId = await confirm(run, device.user_code)
  expect(await poll(run, device.device_code)).toMatchObject({ error: 'authorization_pending' })
  expect(factsOf(await allow(run, requestId)).get('done')).toBe('1')
  expect(await poll(run, device.device_code)).toMatchObject({ status: 200 })
})

it('knows no guessed code', async () => {
  const run = await begin()
  const device = await deviceOf(run)
  expect(await poll(run, `${device.device_code}x`)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await poll(run, device.user_code)).toMatchObject({ status: 400, error: 'invalid_grant' })
  let xsrf = await open(run)
  for (const code of ['BBBB-BBBB', 'ZZZZ-ZZZZ', '%', "' or 1=1", 'B'.repeat(5000)]) {
    const url = await send(run, xsrf, { user_code: code })
    expect(factsOf(url).get('error')).toBe('unknown')
    xsrf = factsOf(url).get('xsrf') ?? ''
  }
})

it('belongs to the program that asked', async () => {
  const run = await begin()
  const other = await begin()
  const device = await deviceOf(run)
  await allow(run, await confirm(run, device.user_code))
  expect(await poll(other, device.device_code)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await poll(run, device.device_code)).toMatchObject({ status: 200 })
})

it('is used once, and a second use ends the tokens of the first', async () => {
  const run = await begin()
  const device = await deviceOf(run)
  await allow(run, await confirm(run, device.user_code))
  const uses = await Promise.all([1, 2, 3].map(() => poll(run, device.device_code)))
  expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await poll(run, device.device_code)).toMatchObject({ error: 'invalid_grant' })
  const token = uses.find(({ status }) => status === 200)?.access_token
  expect(await run.look(String(token))).toBe(401)
})

it('is confirmed once, by the person at that browser', async () => {
  const run = await begin()
  const other = await begin('researcher')
  const device = await deviceOf(run)
  const requestId = await confirm(run, device.user_code)
  expect((await other.browser.answer(requestId, { decision: 'allow' })).code).toBe(oidcErrors.requestGone)
  // Another person who types it while it waits, and after it is used.
  const during = await send(other, await open(other), { user_code: device.user_code })
  expect(factsOf(during).get('error')).toBe('used')
  await allow(run, requestId)
  const after = await send(other, await open(other), { user_code: device.user_code })
  expect(factsOf(after).get('error')).toBe('used')
  const tokens = await poll(run, device.device_code)
  const info = await run.send('/oauth/userinfo', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await info.json()).toMatchObject({ sub: demo.userIds.member })
})

it('is confirmed only by a form of the same browser', async () => {
  const run = await begin()
  const other = await begin('researcher')
  const device = await deviceOf(run)
  await open(run)
  const url = await send(run, await open(other), { user_code: device.user_code, confirm: 'yes' })
  expect(url.searchParams.has('request')).toBe(false)
  expect(await poll(run, device.device_code)).toMatchObject({ error: 'authorization_pending' })
})

it('lets a browser without a session begin again', async () => {
  const run = await begin()
  const device = await deviceOf(run)
  const body = () => new URLSearchParams({ xsrf: 'x', user_code: device.user_code, confirm: 'yes' })
  for (const cookie of ['', 'atrium_sso=gone']) {
    const init = { method: 'POST', body: body(), headers: { cookie, accept: 'text/html' } }
    const response = await run.send('/device', init)
    expect(new URL(response.headers.get('location') ?? '', run.issuer).pathname).toBe('/device')
  }
  expect(await open(run)).not.toBe('')
})

it('stays refused', async () => {
  const run = await begin()
  const device = await deviceOf(run)
  const requestId = await confirm(run, device.user_code)
  const { data } = await run.browser.answer(requestId, { decision: 'refuse' })
  await run.browser.open(data.returnUrl ?? '')
  expect(await poll(run, device.device_code)).toMatchObject({ status: 400, error: 'access_denied' })
  expect(await poll(run, device.device_code)).not.toMatchObject({ status: 200 })
})
