import { profileOperations } from '@atrium/contracts/profile/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { auditRows, sessions, userEvents } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createSessionService, signInAs } from '../session/testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

const db = () => service.database.connection
const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const headers = { 'user-agent': 'Firefox/140' }
const signIn = (name: string, password?: string) =>
  signInAs(service, name, { headers, ...(password && { password }) })
const isSignedIn = async (accessToken: string) =>
  (await service.request(profileOperations.getProfile, { query: {} }, { as: accessToken })).status === 200

async function toldLast(userId: string) {
  const [event] = await db()
    .select()
    .from(userEvents)
    .where(eq(userEvents.userId, userId))
    .orderBy(desc(userEvents.id))
  return event && { target: event.target, payload: event.payload }
}

const lastRow = async () =>
  (
    await db()
      .select()
      .from(auditRows)
      .where(eq(auditRows.companyId, ''))
      .orderBy(desc(auditRows.id))
      .limit(1)
  )[0]

it('locks an account, notifies its open pages at once and refuses sign-ins', async () => {
  const opened = (await signIn('ann')).data
  expect(await operate('accounts', 'lock', 'ann', '--reason', 'stolen phone')).toBe(
    'ann is locked; 1 sessions ended.',
  )
  expect(await isSignedIn(opened.accessToken)).toBe(false)
  expect(await toldLast('ann')).toEqual({ target: 'OnSessionEnded', payload: { because: 'accountLocked' } })
  expect(await lastRow()).toMatchObject({
    operation: 'operator.accounts.lock',
    actorId: 'operator:vendor',
    subject: { userId: 'ann', reason: 'stolen phone', sessionsEnded: 1 },
  })
  const refreshed = await service.request(sessionOperations.refresh, {
    body: {
      accessToken: opened.accessToken,
      refreshToken: opened.refreshToken,
      passportToken: opened.passportToken,
      passportRefreshToken: opened.passportRefreshToken,
    },
  })
  expect(refreshed.code).toBe(sessionErrors.refreshRefused)
  expect((await signIn('ann')).code).toBe(sessionErrors.accountLocked)
  await expect(operate('accounts', 'lock', 'ann', '--reason', 'again')).rejects.toThrow('stolen phone')
})

it('reveals the lock only to callers who know the password', async () => {
  const locked = await signIn('ann', 'wrong password')
  const unknown = await signIn('nobody', 'wrong password')
  expect(locked.envelope).toEqual(unknown.envelope)
  expect(locked.code).toBe(sessionErrors.wrongCredentials)
})

it('unlocks it again', async () => {
  expect(await operate('accounts', 'unlock', 'ann')).toBe('ann may sign in again.')
  expect((await signIn('ann')).succeeded).toBe(true)
  await expect(operate('accounts', 'unlock', 'ann')).rejects.toThrow('not locked')
  await expect(operate('accounts', 'unlock', 'nobody')).rejects.toThrow('There is no account nobody.')
})

it('ends one session, all sessions of a person, or all sessions of everybody', async () => {
  const web = (await signIn('bob')).data
  const installed = (await signInAs(service, 'bob', { isWebClient: false })).data
  const [row] = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, 'bob'), eq(sessions.isWebClient, false)))
  expect((await operate('sessions', 'list', 'bob')).split('\n')).toHaveLength(2)
  await operate('sessions', 'end', 'bob', '--session', row?.id ?? '')
  expect([await isSignedIn(web.accessToken), await isSignedIn(installed.accessToken)]).toEqual([true, false])
  await operate('sessions', 'end', 'bob')
  expect(await isSignedIn(web.accessToken)).toBe(false)
  expect(await toldLast('bob')).toEqual({ target: 'OnSessionEnded', payload: { because: 'endedByOperator' } })
  await expect(operate('sessions', 'end', 'bob')).rejects.toThrow('bob has no such session.')
  const [ann, eve] = [(await signIn('ann')).data, (await signIn('eve')).data]
  expect(await operate('sessions', 'end-all')).toBe('3 sessions ended.')
  expect([await isSignedIn(ann.accessToken), await isSignedIn(eve.accessToken)]).toEqual([false, false])
})

it('lists the events of an account, with their origin, to its owner and to operators', async () => {
  const { accessToken } = (await signIn('ann')).data
  const query = { pageIndex: 1, pageSize: 5 }
  const { data } = await service.request(
    securityOperations.listSecurityEvents,
    { query },
    { as: accessToken },
  )
  expect(data.list.map(({ event }) => event)).toEqual([
    'signedIn',
    'signedIn',
    'signedIn',
    'unlocked',
    'locked',
  ])
  expect(data.totalItems).toBe(6)
  expect(data.list[0]).toMatchObject({ browser: 'Firefox 140', isCurrentSession: true })
  expect(data.list[4]).toMatchObject({ browser: '', isCurrentSession: false })
  expect(await operate('accounts', 'events', 'ann')).toMatch(/signedIn +Firefox 140/)
  const eve = await service.request(
    securityOperations.listSecurityEvents,
    { query },
    { as: { userId: 'eve' } },
  )
  expect(eve.data.totalItems).toBe(1)
})
