import { profileOperations } from '@atrium/contracts/profile/policy'
import { secondStepErrors } from '@atrium/contracts/secondStep/contract'
import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import type { SecondStepProof } from '@atrium/contracts/session/secondStep/contract'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditRows,
  authenticators,
  messages,
  pendingSignIns,
  recoveryCodes,
  sessions,
  users,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { freshCode } from '../../testing/freshCode'
import { createSessionService, sealed, signInAs } from '../session/testSession'
import { askedBy, codeOf, turnOn } from './testSecondStep'

const annsMobile = '13700000001'

let service: TestService
let secret: string
let recovery: readonly string[]

beforeAll(async () => {
  service = await createSessionService()
  const { connection } = service.database
  await connection.update(users).set({ phone: annsMobile }).where(eq(users.id, 'ann'))
  const { accessToken } = (await signInAs(service, 'ann')).data
  const on = await turnOn(service, accessToken)
  secret = on.secret
  recovery = on.recoveryCodes
})
afterAll(() => service.close())
// So that the app shows another code, and what was guessed wrong is forgotten.
beforeEach(() => service.clock.advance(16 * 60_000))

const complete = (challenge: string, proof: SecondStepProof) =>
  service.request(secondStepOperations.completeSignIn, { body: { challenge, proof } })
const byApp = (challenge: string, code = codeOf(secret, service)) =>
  complete(challenge, { kind: 'authenticator', code })
const firstStep = async (given: Parameters<typeof signInAs>[2] = {}) =>
  askedBy(await signInAs(service, 'ann', given))
const whoIs = (token: string) => service.request(profileOperations.getProfile, { query: {} }, { as: token })
const rowsOf = (userId: string) =>
  service.database.connection.select().from(sessions).where(eq(sessions.userId, userId))

describe('a first step', () => {
  it('opens no session where there is a second one, and says how that is taken', async () => {
    const before = await rowsOf('ann')
    const answer = await signInAs(service, 'ann')
    expect([answer.status, answer.code]).toEqual([200, sessionErrors.secondStepRequired])
    const asked = askedBy(answer)
    expect(asked.ways).toEqual(['authenticator', 'recoveryCode'])
    expect(await rowsOf('ann')).toHaveLength(before.length)
    expect(JSON.stringify(await service.database.connection.select().from(pendingSignIns))).not.toContain(
      asked.challenge,
    )
    expect((await whoIs(asked.challenge)).status).toBe(401)
  })

  it('tells nobody of it whose password is wrong', async () => {
    const wrong = await signInAs(service, 'ann', { password: 'wrong' })
    expect(wrong.code).toBe(sessionErrors.wrongCredentials)
  })

  it('is counted as right', async () => {
    await signInAs(service, 'ann', { password: 'wrong' })
    await firstStep()
    const { data } = await service.request(sessionOperations.getFailedCount, { params: { userName: 'ann' } })
    expect(data.failedCount).toBe(0)
  })

  it('is open as ever to who has no second one', async () => {
    expect((await signInAs(service, 'bob')).succeeded).toBe(true)
  })
})

describe('the second step', () => {
  it('signs in by a code of the app, and notes how', async () => {
    const { challenge } = await firstStep()
    const { data } = await byApp(challenge)
    expect(data).toMatchObject({ userId: 'ann', userAccount: 'ann' })
    expect(data.devices).toHaveLength(1)
    expect((await whoIs(data.accessToken)).status).toBe(200)
    const rows = await service.database.connection.select().from(auditRows)
    expect(rows.at(-1)).toMatchObject({
      operation: 'completeSignIn',
      actorId: 'ann',
      subject: { isWebClient: true, secondStep: 'authenticator' },
    })
  })

  it('takes the code of the half minutes beside, spaces and full width', async () => {
    const code = codeOf(secret, service)
    service.clock.advance(30_000)
    const { challenge } = await firstStep()
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`.replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    )
    expect((await byApp(challenge, typed)).succeeded).toBe(true)
  })

  it('takes each code once, also of many at once and with other challenges', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => firstStep()))
    const code = codeOf(secret, service)
    const answers = await Promise.all(asked.map(({ challenge }) => byApp(challenge, code)))
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
    service.clock.advance(20_000)
    const again = await byApp((await firstStep()).challenge, code)
    expect(again.succeeded).toBe(false)
  })

  it('takes each challenge once, also of many at once', async () => {
    const { challenge } = await firstStep()
    const code = codeOf(secret, service)
    service.clock.advance(30_000)
    const next = codeOf(secret, service)
    const answers = await Promise.all([code, next, code, next].map((each) => byApp(challenge, each)))
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
    service.clock.advance(60_000)
    expect((await byApp(challenge)).code).toBe(sessionErrors.secondStepLate)
  })

  it('takes no challenge after ten minutes, of another password, or of a locked account', async () => {
    const { connection } = service.database
    const late = await firstStep()
    service.clock.advance(10 * 60_000)
    expect((await byApp(late.challenge)).code).toBe(sessionErrors.secondStepLate)

    const { challenge } = await firstStep()
    const [ann] = await connection.select().from(users).where(eq(users.id, 'ann'))
    const set = (row: Partial<typeof users.$inferInsert>) =>
      connection.update(users).set(row).where(eq(users.id, 'ann'))
    await set({ passwordHash: 'changed' })
    expect((await byApp(challenge)).code).toBe(sessionErrors.secondStepLate)
    await set({ passwordHash: ann?.passwordHash ?? '', lockedAt: service.clock.now() })
    expect((await byApp(challenge)).code).toBe(sessionErrors.secondStepLate)
    await set({ lockedAt: null })
    expect((await byApp(challenge)).succeeded).toBe(true)
  })

  it('limits guesses by account, whatever challenge they come with, also at once', async () => {
    const wrong = () => firstStep().then(({ challenge }) => byApp(challenge, '000000'))
    const codes = (await Promise.all(Array.from({ length: 12 }, wrong))).map(({ code }) => code)
    expect(codes.filter((code) => code === sessionErrors.secondStepWrong).length).toBeLessThanOrEqual(3)
    expect(new Set(codes)).toEqual(new Set([sessionErrors.secondStepWrong, sessionErrors.locked]))
    for (let at = 0; at < 2; at++) {
      service.clock.advance(5_000)
      await wrong()
    }
    service.clock.advance(60_000)
    const locked = await byApp((await firstStep()).challenge)
    expect(locked.code).toBe(sessionErrors.locked)
  })
})

describe('a recovery code', () => {
  it('lets in once, however it is written, and tells how many are left', async () => {
    const [first = '', second = ''] = recovery
    const typed = first.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const code = { kind: 'recoveryCode', code: typed } as const
    expect((await complete((await firstStep()).challenge, code)).succeeded).toBe(true)
    const [message] = (await service.database.connection.select().from(messages)).filter(
      ({ title }) => title === '已使用恢复码登录',
    )
    expect(message).toMatchObject({ userId: 'ann', content: expect.stringContaining('还剩9个') })
    expect((await complete((await firstStep()).challenge, code)).code).toBe(sessionErrors.secondStepWrong)
    const asked = await Promise.all(Array.from({ length: 3 }, () => firstStep()))
    const answers = await Promise.all(
      asked.map(({ challenge }) => complete(challenge, { kind: 'recoveryCode', code: second })),
    )
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
  })

  it('is one of ten, none stored in plain text', async () => {
    expect(new Set(recovery).size).toBe(10)
    const { connection } = service.database
    const kept = JSON.stringify([
      await connection.select().from(recoveryCodes),
      await connection.select().from(authenticators),
    ])
    for (const code of [...recovery, secret]) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replace('-', ''))
    }
  })
})

describe('no way around it', () => {
  it('leads by a code by SMS', async () => {
    const code = await freshCode(service, 'enter', annsMobile)
    const given = { params: { mobile: annsMobile, code }, query: {} }
    const answer = await service.request(entryOperations.signInByCode, given)
    expect(answer.code).toBe(sessionErrors.secondStepRequired)
    expect((await byApp(askedBy(answer).challenge)).succeeded).toBe(true)
    expect((await service.request(entryOperations.signInByCode, given)).succeeded).toBe(false)
  })

  it('leads by an installed client', async () => {
    const { challenge } = await firstStep({ isWebClient: false })
    const { data } = await byApp(challenge)
    const session = (await rowsOf('ann')).find(({ endedAt, isWebClient }) => !endedAt && !isWebClient)
    expect(data.refreshToken).toContain(session?.id)
  })

  it('leads by recovering the password', async () => {
    const code = await freshCode(service, 'recover', annsMobile)
    const { keyId, newPassword: password } = await sealed(service, { newPassword: 'Colonnade#2028' })
    const body = { mobile: annsMobile, code, password, keyId }
    expect((await service.request(entryOperations.recoverPassword, { body })).succeeded).toBe(true)
    const answer = await signInAs(service, 'ann', { password: 'Colonnade#2028' })
    expect(answer.code).toBe(sessionErrors.secondStepRequired)
    const [eve] = await service.database.connection.select().from(users).where(eq(users.id, 'eve'))
    await service.database.connection
      .update(users)
      .set({ passwordHash: eve?.passwordHash ?? '' })
      .where(eq(users.id, 'ann'))
  })

  it('leads by a device that is known', async () => {
    const { data } = await byApp((await firstStep()).challenge)
    const answer = await signInAs(service, 'ann', { devices: data.devices ?? [] })
    expect(answer.code).toBe(sessionErrors.secondStepRequired)
  })

  it('leads by a refresh or the passport token of a challenge', async () => {
    const { challenge } = await firstStep()
    const body = {
      accessToken: challenge,
      refreshToken: challenge,
      passportToken: challenge,
      passportRefreshToken: challenge,
    }
    const answer = await service.request(sessionOperations.refresh, { body })
    expect(answer.code).toBe(sessionErrors.refreshRefused)
  })

  it('leads by a session that was open before: it was opened by all that was asked for then', async () => {
    const token = (await signInAs(service, 'eve')).data.accessToken
    await turnOn(service, token)
    expect((await whoIs(token)).status).toBe(200)
    expect((await signInAs(service, 'eve')).code).toBe(sessionErrors.secondStepRequired)
  })
})

describe('its set-up', () => {
  const { getSecondStep, beginAuthenticator, confirmAuthenticator, renewRecoveryCodes, removeAuthenticator } =
    secondStepSetUpOperations
  let token: string
  beforeEach(async () => {
    const { connection } = service.database
    await connection.delete(recoveryCodes).where(eq(recoveryCodes.userId, 'bob'))
    await connection.delete(authenticators).where(eq(authenticators.userId, 'bob'))
    token = (await signInAs(service, 'bob')).data.accessToken
  })

  it('counts once a code was right', async () => {
    const { data } = await service.request(beginAuthenticator, {}, { as: token })
    expect(data.address).toContain(`secret=${data.secret}`)
    expect((await signInAs(service, 'bob', { isWebClient: false })).succeeded).toBe(true)
    const wrong = await service.request(confirmAuthenticator, { body: { code: '000000' } }, { as: token })
    expect(wrong.code).toBe(secondStepErrors.codeWrong)
    expect((await service.request(getSecondStep, {}, { as: token })).data.authenticator).toBeNull()
    const begunAgain = await service.request(beginAuthenticator, {}, { as: token })
    const old = { code: codeOf(data.secret, service) }
    expect((await service.request(confirmAuthenticator, { body: old }, { as: token })).succeeded).toBe(false)
    const right = { code: codeOf(begunAgain.data.secret, service) }
    const on = await service.request(confirmAuthenticator, { body: right }, { as: token })
    expect(on.data.recoveryCodes).toHaveLength(10)
    const { data: now } = await service.request(getSecondStep, {}, { as: token })
    expect(now).toMatchObject({ recoveryCodes: { left: 10 }, passkeys: [] })
    expect(now.authenticator).not.toBeNull()
    // The code that confirmed it signs nobody in.
    const { challenge } = askedBy(await signInAs(service, 'bob'))
    const used = await complete(challenge, { kind: 'authenticator', ...right })
    expect(used.code).toBe(sessionErrors.secondStepWrong)
    expect((await service.request(beginAuthenticator, {}, { as: token })).code).toBe(
      secondStepErrors.alreadyOn,
    )
  })

  it('makes new recovery codes, and is turned off with them', async () => {
    const { connection } = service.database
    expect((await service.request(renewRecoveryCodes, {}, { as: token })).code).toBe(secondStepErrors.notOn)
    const before = await turnOn(service, token)
    const { data } = await service.request(renewRecoveryCodes, {}, { as: token })
    const { challenge } = askedBy(await signInAs(service, 'bob'))
    const [old = ''] = before.recoveryCodes
    expect((await complete(challenge, { kind: 'recoveryCode', code: old })).succeeded).toBe(false)
    const [fresh = ''] = data.recoveryCodes
    const opened = await complete(challenge, { kind: 'recoveryCode', code: fresh })
    const own = opened.data.accessToken
    const waiting = askedBy(await signInAs(service, 'bob', { isWebClient: false }))
    expect((await service.request(removeAuthenticator, {}, { as: own })).data).toBe(true)
    expect((await byApp(waiting.challenge)).code).toBe(sessionErrors.secondStepLate)
    expect((await signInAs(service, 'bob')).succeeded).toBe(true)
    expect(await connection.select().from(recoveryCodes).where(eq(recoveryCodes.userId, 'bob'))).toEqual([])
    const told = await connection.select().from(messages).where(eq(messages.userId, 'bob'))
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['两步验证已开启', '恢复码已重新生成', '两步验证已关闭']),
    )
  })
})
