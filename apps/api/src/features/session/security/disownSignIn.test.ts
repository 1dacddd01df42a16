import { messagesOperations } from '@atrium/contracts/messages/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { securityErrors } from '@atrium/contracts/security/contract'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRows, knownDevices, messages, sessions } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createSessionService, signInAs } from '../testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService({ settings: { trustedProxies: () => true } })
})
beforeEach(async () => {
  const { connection: db } = service.database
  await db.delete(messages)
  await db.delete(knownDevices)
  await db.delete(sessions)
})
afterAll(() => service.close())

const office = '203.0.113.24'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'

async function signIn(account = 'ann', address = office, devices: readonly string[] = []) {
  service.clock.advance(1000)
  const headers = { 'x-forwarded-for': address, 'user-agent': chrome }
  return (await signInAs(service, account, { headers, devices })).data
}

const messagesOf = async (as: string) =>
  (await service.request(messagesOperations.listMessages, { query: { pageIndex: 1, pageSize: 10 } }, { as }))
    .data.list
const statusOf = async (as: string) =>
  (await service.request(profileOperations.getProfile, { query: {} }, { as })).status
const disown = (as: string, sessionId: string) =>
  service.request(securityOperations.disownSignIn, { body: { sessionId } }, { as })
const otherOf = async (as: string) =>
  (await service.request(securityOperations.listSessions, {}, { as })).data.find(
    ({ isCurrent }) => !isCurrent,
  )?.sessionId ?? ''

describe('a sign-in', () => {
  it('from a new device notifies the person, with its name in both languages', async () => {
    const first = await signIn()
    expect(await messagesOf(first.accessToken)).toEqual([])
    await signIn('ann', '203.0.113.99')
    const [message] = await messagesOf(first.accessToken)
    expect(message).toMatchObject({ kind: 'signIn', subjectId: await otherOf(first.accessToken) })
    expect(message?.content).toContain('Chrome 139，Windows，203.0.113.99')
    expect(message?.contentEn).toContain('Chrome 139, Windows, 203.0.113.99')
  })

  it('from a known device notifies the person only when its network is new', async () => {
    const first = await signIn()
    const second = await signIn('ann', '203.0.113.99', first.devices)
    expect(await messagesOf(first.accessToken)).toEqual([])
    await signIn('ann', '198.51.100.7', second.devices)
    expect((await messagesOf(first.accessToken)).map(({ titleEn }) => titleEn)).toEqual([
      'A sign-in from a new network',
    ])
  })
})

describe('“that wasn’t me”', () => {
  it('ends the session as signed in elsewhere, forgets all devices and writes an audit row', async () => {
    const [own, foreign] = [await signIn(), await signIn('ann', '198.51.100.7')]
    const id = await otherOf(own.accessToken)
    const query = { sessionId: id }
    const response = await service.request(securityOperations.getSignIn, { query }, { as: own.accessToken })
    expect(response.data).toMatchObject({
      isOpen: true,
      isCurrent: false,
      browser: 'Chrome 139',
      address: '198.51.100.7',
    })
    expect((await disown(own.accessToken, id)).data).toBe(true)
    expect([await statusOf(own.accessToken), await statusOf(foreign.accessToken)]).toEqual([200, 403])
    const { connection: db } = service.database
    expect(await db.$count(knownDevices, eq(knownDevices.userId, 'ann'))).toBe(0)
    const [row] = await db.select().from(auditRows).where(eq(auditRows.operation, 'disownSignIn'))
    expect(row).toMatchObject({ actorId: 'ann', subject: { disowned: id, ended: 1 } })
  })

  it('works for a session that has already ended', async () => {
    const [own, foreign] = [await signIn(), await signIn()]
    const id = await otherOf(own.accessToken)
    await service.request(sessionOperations.signOut, {}, { as: foreign.accessToken })
    const query = { sessionId: id }
    const response = await service.request(securityOperations.getSignIn, { query }, { as: own.accessToken })
    expect(response.data.isOpen).toBe(false)
    expect((await disown(own.accessToken, id)).data).toBe(true)
  })

  it('is refused for the current session and for other people’s', async () => {
    const [ann, bob] = [await signIn(), await signIn('bob')]
    const own = await service.request(securityOperations.listSessions, {}, { as: ann.accessToken })
    expect((await disown(ann.accessToken, own.data[0]?.sessionId ?? '')).code).toBe(securityErrors.ownSession)
    const theirs = await service.request(securityOperations.listSessions, {}, { as: bob.accessToken })
    const sessionId = theirs.data[0]?.sessionId ?? ''
    const nowhere = await disown(ann.accessToken, 'nowhere')
    const foreign = await disown(ann.accessToken, sessionId)
    expect(foreign.status).toBe(404)
    expect(foreign.envelope).toEqual(nowhere.envelope)
    const read = { query: { sessionId } }
    expect((await service.request(securityOperations.getSignIn, read, { as: ann.accessToken })).status).toBe(
      404,
    )
    expect(await statusOf(bob.accessToken)).toBe(200)
  })
})
