import { hubPath } from '@atrium/contracts/realtime/contract'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purge } from '../../purge'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { sessions } from '../../tables'
import { openSession } from '../../testing/openSession'
import { testBearer } from '../../testing/testBearer'
import { publish, publishInPassing } from '../events'
import { openPage } from './testing/openPage'
import { type ServedHub, serveHub } from './testing/serveHub'

const { userIds } = demo
const member = userIds.member
const token = testBearer({ userId: member })
let served: ServedHub

beforeAll(async () => {
  served = await serveHub({
    fill: seedDemo,
    now: new Date(),
    settings: { embedOrigins: ['https://partner.example'] },
    hub: { keepAlive: 80, timeout: 3000, sweep: 100, handshake: 5000, connectionsOfPerson: 4, messages: 20 },
  })
})
afterAll(() => served.close())

const tell = (text: string, userId = member) =>
  served.service.database.transaction((db) =>
    publish(db, { userIds: [userId], target: 'OnCancelAuditPassed', text }),
  )

const signedIn = async () => {
  const { ports } = served.service
  const session = await openSession(ports, userIds.individual, ports.clock())
  if (!session) throw new Error('Nobody signed in.')
  return session
}

const resumed = (message: Record<string, unknown>) => message.target === 'OnResumed'

describe('connecting', () => {
  it('begins with the transports, for signed-in people', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${served.origin}${hubPath}/negotiate?negotiateVersion=1`, { method: 'POST', headers })
    const answer = await ask({ authorization: `Bearer ${token}` })
    expect(await answer.json()).toMatchObject({
      negotiateVersion: 1,
      connectionToken: expect.any(String),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
    expect((await ask({})).status).toBe(401)
  })

  it('is refused without a token, and to pages of other sites', async () => {
    await expect(openPage(served.origin, {})).rejects.toThrow('401')
    await expect(openPage(served.origin, { token: 'made-up' })).rejects.toThrow('401')
    await expect(openPage(served.origin, { token, origin: 'https://evil.example' })).rejects.toThrow('403')
    for (const origin of ['https://partner.example', served.origin]) {
      const page = await openPage(served.origin, { token, origin })
      page.end()
    }
  })

  it('requires the protocol, and disconnects other protocols', async () => {
    const page = await openPage(served.origin, { token, handshake: { protocol: 'messagepack', version: 1 } })
    expect(await page.next(() => true)).toMatchObject({ error: expect.stringContaining('json') })
    await page.closed
  })

  it('may continue at once after the handshake, as SignalR does, however long the start takes', async () => {
    const page = await openPage(served.origin, { token })
    page.send({ type: 6 })
    page.send({ type: 1, target: 'UpdateToken', invocationId: 'early', arguments: [token] })
    await expect
      .poll(() => page.arrived.map(({ invocationId, target }) => invocationId ?? target))
      .toEqual(expect.arrayContaining(['early', 'OnResumed']))
    page.end()
  })

  it('disconnects a page that sends too much, in any framing', async () => {
    const page = await openPage(served.origin, { token: testBearer({ userId: userIds.otherAdministrator }) })
    await page.next(resumed)
    page.send(...Array.from({ length: 21 }, () => ({ type: 6 })))
    expect(await page.next(({ type }) => type === 7)).toMatchObject({ allowReconnect: false })
    await page.closed
  })

  it('rejects an impossible page age', async () => {
    const as = testBearer({ userId: userIds.memberWithoutLicences })
    const page = await openPage(served.origin, { token: as, query: 'age=999999999999999' })
    expect(await page.next(resumed)).toBeDefined()
    page.end()
  })

  it('limits the pages of one person', async () => {
    const as = testBearer({ userId: userIds.administrator })
    const pages = await Promise.all([1, 2, 3, 4].map(() => openPage(served.origin, { token: as })))
    await expect(openPage(served.origin, { token: as })).rejects.toThrow('429')
    pages[0]?.end()
    await expect.poll(() => openPage(served.origin, { token: as }).then((page) => page.end())).toBeUndefined()
    for (const page of pages) page.end()
  })

  it('is never logged with its token', () => {
    expect(JSON.stringify(served.service.logged)).not.toContain(token)
  })
})

describe('a connected page', () => {
  it('gets events at once, in order, with growing numbers', async () => {
    const page = await openPage(served.origin, { token })
    await page.next(resumed)
    await tell('first')
    await tell('second')
    const first = await page.event('OnCancelAuditPassed')
    const second = await page.event('OnCancelAuditPassed')
    expect([first.text, second.text]).toEqual(['first', 'second'])
    expect(second.id).toBe(first.id + 1)
    page.end()
  })

  it('gets what is said in passing at once, without a number, and never later', async () => {
    const page = await openPage(served.origin, { token })
    await page.next(resumed)
    const pass = () =>
      served.service.database.transaction((db) =>
        publishInPassing(db, { userIds: [member], target: 'OnCancelAuditPassed' }),
      )
    await pass()
    while ((await page.event('OnCancelAuditPassed')).id !== 0);
    page.end()
    await pass()
    const back = await openPage(served.origin, { token, query: 'age=5000' })
    await back.next(resumed)
    await tell('stored')
    let text = ''
    while (text !== 'stored') {
      const event = await back.event('OnCancelAuditPassed')
      expect(event.id).toBeGreaterThan(0)
      text = event.text
    }
    back.end()
  })

  it('gets what it missed, from the number that it names', async () => {
    const page = await openPage(served.origin, { token })
    await page.next(resumed)
    await tell('seen')
    let position = 0
    for (let text = ''; text !== 'seen'; ) ({ text, id: position } = await page.event('OnCancelAuditPassed'))
    page.end()
    await tell('meanwhile')
    await tell('and again')
    const back = await openPage(served.origin, { token, query: `position=${position}` })
    expect((await back.event('OnCancelAuditPassed')).text).toBe('meanwhile')
    expect((await back.event('OnCancelAuditPassed')).text).toBe('and again')
    back.end()
  })

  it('gets what happened between opening and connecting', async () => {
    await tell('while it loaded')
    const page = await openPage(served.origin, { token, query: 'age=2000' })
    expect((await page.event('OnCancelAuditPassed')).id).toBeGreaterThan(0)
    page.end()
  })

  it('learns if what it missed is no longer stored', async () => {
    await tell('too old')
    await purge({ ...served.service.ports, clock: () => new Date(Date.now() + 8 * 86_400_000) })
    const page = await openPage(served.origin, { token, query: 'position=1' })
    expect(await page.next(resumed)).toMatchObject({ arguments: [{ complete: false }] })
    page.end()
  })

  it('gets nothing of a rolled-back transaction', async () => {
    const page = await openPage(served.origin, { token })
    await page.next(resumed)
    await served.service.database
      .transaction(async (db) => {
        await publish(db, { userIds: [member], target: 'OnMessage' })
        throw new Error('no')
      })
      .catch(() => {})
    await tell('after')
    await page.event('OnCancelAuditPassed')
    expect(page.arrived.filter((message) => message.target === 'OnMessage')).toEqual([])
    page.end()
  })

  it('is kept alive while it answers, and disconnected when it is silent', async () => {
    const [page, silent] = await Promise.all([
      openPage(served.origin, { token }),
      openPage(served.origin, { token, silent: true }),
    ])
    await silent.closed
    await page.next((message) => message.type === 6)
    page.end()
  })

  it('may only send a newer token', async () => {
    const page = await openPage(served.origin, { token })
    await page.next(resumed)
    page.send({ type: 1, invocationId: '1', target: 'DropTables', arguments: [] })
    expect(await page.next((message) => message.type === 3)).toMatchObject({ error: expect.any(String) })
    page.send({ type: 1, invocationId: '2', target: 'UpdateToken', arguments: ['made-up'] })
    expect(await page.next((message) => message.type === 3)).toMatchObject({ error: expect.any(String) })
    page.send({ type: 1, invocationId: '3', target: 'UpdateToken', arguments: [token] })
    expect(await page.next((message) => message.type === 3)).toMatchObject({ result: true })
    page.end()
  })

  it('is disconnected if it sends nonsense, or too much', async () => {
    const [odd, loud] = await Promise.all([
      openPage(served.origin, { token }),
      openPage(served.origin, { token }),
    ])
    await Promise.all([odd.next(resumed), loud.next(resumed)])
    odd.send([])
    odd.send([1, 2])
    // Far over the limit, so that a slow machine can't spread them out below it.
    for (let n = 0; n < 300; n += 1) loud.send({ type: 6 })
    odd.send({ type: 'x', target: 5 })
    await Promise.all([loud.closed])
    odd.end()
  })
})

describe('a session that ends', () => {
  it('ends its own connection at once with the reason, and no other', async () => {
    const { accessToken } = await signedIn()
    const page = await openPage(served.origin, { token: accessToken })
    await page.next(resumed)
    const next = await signedIn()
    await served.service.request(securityOperations.endSessions, { body: {} }, { as: next.accessToken })
    expect((await page.event('OnSessionEnded')).payload).toEqual({ because: 'elsewhere' })
    expect(await page.next((message) => message.type === 7)).toMatchObject({ allowReconnect: false })
    await page.closed

    const other = await openPage(served.origin, { token: next.accessToken, query: 'age=60000' })
    await other.next(resumed)
    await served.service.request(sessionOperations.signOut, {}, { as: next.accessToken })
    expect((await other.event('OnSessionEnded')).payload).toEqual({ because: 'signedOut' })
    expect(other.arrived.filter((message) => message.target === 'OnSessionEnded')).toHaveLength(1)
  })

  it('is noticed even without a notification', async () => {
    const { accessToken, sessionId } = await signedIn()
    const page = await openPage(served.origin, { token: accessToken })
    await page.next(resumed)
    await served.service.database.connection
      .update(sessions)
      .set({ expiresAt: new Date(served.service.clock.now().getTime() - 1000) })
      .where(eq(sessions.id, sessionId))
    expect((await page.event('OnSessionEnded')).payload).toEqual({ because: 'expired' })
    await page.closed
  })

  it('is asked for a newer token before its own expires', async () => {
    const { accessToken } = await signedIn()
    const page = await openPage(served.origin, { token: accessToken })
    await page.next(resumed)
    served.service.clock.advance(280_000)
    await page.next((message) => message.target === 'OnTokenExpiring')
    served.service.clock.advance(120_000)
    expect(await page.next((message) => message.type === 7)).toMatchObject({ allowReconnect: true })
  })
})
