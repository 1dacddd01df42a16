import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { ssoOperations } from '@atrium/contracts/session/sso/policy'
import { changeHeader } from '@atrium/contracts/wire/headers'
import { eq } from 'drizzle-orm'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { repeatedly } from '../../platform/process/repeatedly'
import { demo } from '../../seed/demo'
import { sessionLinks, sessions, users } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { openDemoSession } from '../../testing/demo/demoService'
import { hashPassword } from '../session/password/passwords'
import { sealed, testPassword } from '../session/testSession'
import { runLogouts } from './runLogouts'
import { oidcLogouts } from './tables'
import { createProviderService, logoutUri, SignInRun } from './testing/SignInRun'

let service: TestService
/** A second process on the same database. */
let second: TestService
let server: Server
/** Logout tokens that applications' servers received, and what they answer. */
let received: { readonly path: string; readonly token: string; readonly at: number }[] = []
let status = 200
/** The worker of each process, as the service starts it. */
let workers: readonly { stop(): Promise<void> }[] = []

beforeAll(async () => {
  service = await createProviderService()
  const { publicOrigin } = service.ports.settings
  second = await createTestService({
    database: service.database,
    now: service.clock.now(),
    settings: { publicOrigin },
  })
  server = createServer(async (request, response) => {
    const token = new URLSearchParams(await textOf(request)).get('logout_token') ?? ''
    received.push({ path: request.url ?? '', token, at: Date.now() })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const passwordHash = await hashPassword(testPassword)
  await service.database.connection
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, demo.userIds.member))
  workers = [service, second].map(({ ports }) => repeatedly(() => runLogouts(ports), 1000))
})
beforeEach(() => {
  received = []
  status = 200
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  server.close()
  await service.close()
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const offline = { scope: 'openid profile offline_access', prompt: 'consent' }
const refreshOf = (run: SignInRun, token: unknown) =>
  run.sendGrant({ grant_type: 'refresh_token', refresh_token: String(token) })

async function signedIn(parameters: Readonly<Record<string, string>> = {}) {
  const path = `/${randomUUID()}`
  const backchannelLogoutUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const run = await SignInRun.begin(service, { backchannelLogoutUri })
  const told = () => received.filter((one) => one.path === path)
  return { run, told, tokens: await run.signIn(parameters) }
}

async function keysOf(run: SignInRun): Promise<JSONWebKeySet> {
  return (await (await run.send('/oauth/jwks', {})).json()) as JSONWebKeySet
}

/** The application's server gets one valid logout token within five seconds, of whatever process. */
async function requireTold({ run, told, tokens }: SignedIn, since: number): Promise<void> {
  await waitFor(told, 1)
  const [first] = told()
  expect((first?.at ?? Number.NaN) - since).toBeLessThan(5000)
  const { payload } = await jwtVerify(first?.token ?? '', createLocalJWKSet(await keysOf(run)), {
    issuer: run.issuer,
    audience: run.app.id,
    typ: 'logout+jwt',
  })
  expect(payload).toMatchObject({
    sub: demo.userIds.member,
    sid: expect.any(String),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  })
  expect(tokens.claims()?.sub).toBe(payload.sub)
  await nextRound()
  expect(told()).toHaveLength(1)
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>

const waitFor = (told: SignedIn['told'], count: number) =>
  vi.waitFor(() => expect(told()).toHaveLength(count), { timeout: 5000, interval: 20 })

const nextRound = () => new Promise((resolve) => setTimeout(resolve, 1100))

describe('a session that ends', () => {
  type Run = SignInRun
  const ways: Readonly<Record<string, (run: Run) => Promise<unknown>>> = {
    'by signing out': ({ session }) =>
      service.request(
        ssoOperations.ssoSignOut,
        { query: {} },
        { as: session.accessToken, headers: { [changeHeader]: 'true' } },
      ),
    'from another browser': async ({ session }) => {
      const other = await openDemoSession(service, 'member')
      await service.database.connection
        .update(sessions)
        .set({ provenAt: service.clock.now() })
        .where(eq(sessions.id, other.sessionId))
      return service.request(
        securityOperations.endSessions,
        { body: { sessionIds: [session.sessionId] } },
        { as: other.accessToken },
      )
    },
    'by a new password': async () => {
      const other = await openDemoSession(service, 'member')
      const passwords = { oldPassword: testPassword, newPassword: 'Quiet-otter-91-lamp' }
      const body = await sealed(service, passwords)
      const changed = await service.request(
        sessionOperations.changePassword,
        { body },
        { as: other.accessToken },
      )
      expect(changed.data).toBe(true)
    },
    // As if all of it had happened earlier.
    'by time': ({ session: { sessionId } }) =>
      service.database.transaction(async (db) => {
        const earlier = new Date(service.clock.now().getTime() - 1)
        await db.update(sessions).set({ idleAt: earlier }).where(eq(sessions.id, sessionId))
        await db.update(sessionLinks).set({ lookAt: earlier }).where(eq(sessionLinks.sessionId, sessionId))
      }),
    'by the operator’s lock': async () => {
      await operate('accounts', 'lock', demo.accounts.member, '--reason', 'stolen phone')
      return operate('accounts', 'unlock', demo.accounts.member)
    },
  }

  it.each(Object.entries(ways))('%s signs its applications out', async (_name, end) => {
    const signed = await signedIn()
    const { run, tokens } = signed
    expect(await run.look(tokens.access_token)).toBe(200)
    await end(run)
    const since = Date.now()
    expect(await run.look(tokens.access_token)).toBe(401)
    expect(await refreshOf(run, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    await requireTold(signed, since)
  })

  it('is looked at again when it may next time out, and not before', async () => {
    const { run, told, tokens } = await signedIn()
    const { sessionId } = run.session
    const db = service.database.connection
    const later = new Date(service.clock.now().getTime() + 3_600_000)
    await db.update(sessions).set({ idleAt: later }).where(eq(sessions.id, sessionId))
    await db
      .update(sessionLinks)
      .set({ lookAt: service.clock.now() })
      .where(eq(sessionLinks.sessionId, sessionId))
    const looks = () =>
      db.select({ at: sessionLinks.lookAt }).from(sessionLinks).where(eq(sessionLinks.sessionId, sessionId))
    await vi.waitFor(async () => expect(await looks()).toEqual([{ at: later }]), { timeout: 5000 })
    expect([await run.look(tokens.access_token), told().length]).toEqual([200, 0])
  })

  it('leaves tokens for offline access when it times out, until somebody ends it', async () => {
    const { run, told, tokens } = await signedIn(offline)
    await ways['by time']?.(run)
    await waitFor(told, 1)
    const renewed = await refreshOf(run, tokens.refresh_token)
    expect(renewed).toMatchObject({ status: 200 })
    expect(await run.look(String(renewed.access_token))).toBe(200)
    await ways['by the operator’s lock']?.(run)
    expect(await run.look(String(renewed.access_token))).toBe(401)
    expect(await refreshOf(run, renewed.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  })

  it('is told again to a server that fails', async () => {
    const { run, told } = await signedIn()
    status = 500
    await ways['by signing out']?.(run)
    await waitFor(told, 1)
    status = 200
    await nextRound()
    expect(told()).toHaveLength(1)
    for (const { clock } of [service, second]) clock.advance(6000)
    await waitFor(told, 2)
    const [first = '', again = ''] = told().map(({ token }) => token)
    expect(decodeJwt(again)).toMatchObject({ sid: decodeJwt(first).sid })
    await vi.waitFor(async () => expect(await service.database.connection.$count(oidcLogouts)).toBe(0))
  })

  it('is told again also if the application itself began the logout', async () => {
    const { run, told, tokens } = await signedIn()
    status = 500
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: logoutUri,
    })
    const { url } = await run.browser.open(`/oauth/logout?${query}`)
    const xsrf = new URLSearchParams(url.hash.slice(1)).get('xsrf') ?? ''
    const body = new URLSearchParams({ xsrf, logout: 'yes' })
    const { url: left } = await run.browser.open('/oauth/logout/confirm', { method: 'POST', body })
    expect([left.href, told().length]).toEqual([logoutUri, 1])
    status = 200
    await waitFor(told, 2)
  })
})

describe('new signing keys', () => {
  it('are published in every process within 30 seconds, sign later, and the former ones still verify', async () => {
    const { run, tokens } = await signedIn()
    const [before] = (await keysOf(run)).keys
    expect(decodeProtectedHeader(tokens.id_token ?? '').kid).toBe(before?.kid)
    const keysThere = async () =>
      ((await (await second.app.request(`${run.issuer}/oauth/jwks`)).json()) as JSONWebKeySet).keys
    // The first keys must have been published for long enough, too.
    for (const { clock } of [service, second]) clock.advance(120_000)
    await keysThere()
    await operate('signing-keys', 'rotate')
    const pass = (milliseconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
      for (const { clock } of [service, second]) clock.advance(milliseconds)
    }
    try {
      pass(30_000)
      const keys = await keysOf(run)
      expect(keys.keys).toHaveLength(4)
      expect((await keysThere()).map((key) => key.kid)).toEqual(keys.keys.map((key) => key.kid))
      // Applications that remember the former keys can still verify what they get.
      const soon = await (await SignInRun.begin(service)).signIn()
      expect(decodeProtectedHeader(soon.id_token ?? '').kid).toBe(before?.kid)
      pass(120_000)
      const other = await SignInRun.begin(service)
      const later = await other.signIn()
      const { kid } = decodeProtectedHeader(later.id_token ?? '')
      expect([before?.kid, kid].every((one) => keys.keys.some((key) => key.kid === one))).toBe(true)
      expect(kid).not.toBe(before?.kid)
      for (const { id_token: token = '' } of [tokens, soon, later])
        await jwtVerify(token, createLocalJWKSet(await keysOf(run)), { issuer: run.issuer })
      // A logout may name the person by a token of before.
      const hint = new URLSearchParams({ id_token_hint: tokens.id_token ?? '' })
      const { url } = await run.browser.open(`/oauth/logout?${hint}`)
      expect(new URLSearchParams(url.hash.slice(1)).get('sure')).toBe('1')
    } finally {
      vi.useRealTimers()
    }
  })
})
