import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { socialErrors } from '@atrium/contracts/session/social/contract'
import { socialOperations as operations } from '@atrium/contracts/session/social/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditRows, messages, sessions, socialAccounts, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { ticketOf } from '../../testing/servers/standIn'
import { askedBy, codeOf, turnOn } from '../secondStep/testSecondStep'
import { createSessionService, signInAs } from '../session/testSession'
import { bind, bindTo, ownAccounts, signInBy, unbind } from './testSocial'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
beforeEach(async () => {
  const db = service.database.connection
  await db.delete(socialAccounts)
  await db.update(users).set({ lockedAt: null })
})
afterAll(() => service.close())

const titlesOf = async (userId: string) =>
  (await service.database.connection.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ title }) => title,
  )

it('lists its providers, and reports an unbound account after the return', async () => {
  expect((await service.request(operations.listSocialProviders, {})).data).toEqual([
    { provider: 'standIn', name: '演示社交账号', nameEn: 'Demo social account' },
  ])
  const ticket = await ticketOf(service, '青瓦')
  const response = await service.request(operations.getSocialUser, { query: { ticket } })
  expect(response.data).toMatchObject({ displayName: '青瓦', isBound: false, purpose: 'signIn' })
  expect((await signInBy(service, ticket)).code).toBe(socialErrors.accountUnbound)
})

it('signs a person in with the ticket that was just bound', async () => {
  const ticket = await ticketOf(service, '青瓦')
  expect((await signInBy(service, ticket)).code).toBe(socialErrors.accountUnbound)
  const { accessToken } = (await signInAs(service, 'ann')).data
  expect((await bind(service, ticket, accessToken)).data).toBe(true)
  expect(await titlesOf('ann')).toContain('已绑定社交账号')

  const { data } = await signInBy(service, await ticketOf(service, '青瓦'))
  expect(data).toMatchObject({ userId: 'ann', userAccount: 'ann', devices: [expect.any(String)] })
  const [own] = await ownAccounts(service, data.accessToken)
  expect(own).toMatchObject({
    isOffered: true,
    account: { displayName: '青瓦', boundAt: expect.any(String), lastUsedAt: expect.any(String) },
  })
  const events = await service.request(
    securityOperations.listSecurityEvents,
    { query: { pageIndex: 1, pageSize: 2 } },
    { as: data.accessToken },
  )
  expect(events.data.list.map(({ event }) => event)).toEqual(['signedInBySocial', 'socialBound'])
})

it('is a sign-in like any other: a new device alerts the person, and is known afterwards', async () => {
  await bindTo(service, 'bob', '飞檐走笔')
  await service.database.connection.delete(messages)
  const { data } = await signInBy(service, await ticketOf(service, '飞檐走笔'), {
    headers: { 'user-agent': 'Elsewhere/1' },
  })
  expect(await titlesOf('bob')).toEqual(['您的账号在新的设备登录'])
  expect(data.devices).toHaveLength(1)
})

it('requires an existing second step, and opens no session before', async () => {
  const token = await bindTo(service, 'eve', '斗拱')
  const { secret } = await turnOn(service, token)
  const open = await service.database.connection.$count(sessions, eq(sessions.userId, 'eve'))
  const ticket = await ticketOf(service, '斗拱')
  const answer = await signInBy(service, ticket)
  expect(answer.code).toBe(sessionErrors.secondStepRequired)
  expect(await service.database.connection.$count(sessions, eq(sessions.userId, 'eve'))).toBe(open)
  // This uses up the ticket: only the challenge continues.
  expect((await signInBy(service, ticket)).code).toBe(socialErrors.ticketLate)
  const { challenge } = askedBy(answer)
  const proof = { kind: 'authenticator', code: codeOf(secret, service) } as const
  const completed = await service.request(secondStepOperations.completeSignIn, { body: { challenge, proof } })
  expect(completed.data.userId).toBe('eve')
})

it('a locked account is refused with the reason', async () => {
  await bindTo(service, 'ann', '榫卯')
  await service.database.connection
    .update(users)
    .set({ lockedAt: service.clock.now() })
    .where(eq(users.id, 'ann'))
  expect((await signInBy(service, await ticketOf(service, '榫卯'))).code).toBe(sessionErrors.accountLocked)
})

it('is bound to one person, and refused to a second', async () => {
  const token = await bindTo(service, 'ann', '榫卯')
  const { accessToken } = (await signInAs(service, 'bob')).data
  expect((await bind(service, await ticketOf(service, '榫卯'), accessToken)).code).toBe(
    socialErrors.boundElsewhere,
  )
  // Repeating it changes nothing; a second account of the same provider is refused.
  expect((await bind(service, await ticketOf(service, '榫卯'), token)).data).toBe(true)
  expect((await bind(service, await ticketOf(service, '青瓦'), token)).code).toBe(socialErrors.otherBound)
  const rows = await service.database.connection.select().from(auditRows)
  expect(rows.filter(({ operation }) => operation === 'bindSocialAccount').at(-1)?.actorId).toBe('ann')
})

it('is bound to one of two simultaneous people', async () => {
  const tokens = await Promise.all(
    ['ann', 'bob'].map(async (name) => (await signInAs(service, name)).data.accessToken),
  )
  const tickets = await Promise.all(tokens.map(() => ticketOf(service, '同一个人')))
  const answers = await Promise.all(tokens.map((token, at) => bind(service, tickets[at] ?? '', token)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, socialErrors.boundElsewhere])
  expect(await service.database.connection.$count(socialAccounts)).toBe(1)
})

it('signs nobody in once it is unbound, and can be bound again', async () => {
  const token = await bindTo(service, 'ann', '榫卯')
  expect((await unbind(service, token)).data).toBe(true)
  expect(await titlesOf('ann')).toContain('已解绑社交账号')
  expect((await unbind(service, token)).code).toBe(socialErrors.notBound)
  expect((await signInBy(service, await ticketOf(service, '榫卯'))).code).toBe(socialErrors.accountUnbound)
  expect((await bind(service, await ticketOf(service, '榫卯'), token)).data).toBe(true)
})

it('can’t be unbound if it is the only way to sign in', async () => {
  const token = await bindTo(service, 'bob', '榫卯')
  const db = service.database.connection
  const [before] = await db.select().from(users).where(eq(users.id, 'bob'))
  const become = (change: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(change).where(eq(users.id, 'bob'))
  await become({ passwordHash: '', phone: '' })
  expect((await unbind(service, token)).code).toBe(socialErrors.lastWay)
  expect(await db.$count(socialAccounts)).toBe(1)
  await become({ phone: '13800000000' })
  expect((await unbind(service, token)).data).toBe(true)
  await become({ passwordHash: before?.passwordHash ?? '' })
})

it('can be neither bound nor unbound from an unattended page', async () => {
  const token = await bindTo(service, 'ann', '榫卯')
  const old = new Date(service.clock.now().getTime() - 11 * 60_000)
  await service.database.connection.update(sessions).set({ provenAt: old }).where(eq(sessions.userId, 'ann'))
  expect((await unbind(service, token)).code).toBe(errorCodes.proofRequired)
  expect((await bind(service, await ticketOf(service, '青瓦'), token)).code).toBe(errorCodes.proofRequired)
})
