import { sessionErrors, type Verification } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueChallenge } from '../../../platform/challenges/challenges'
import { quotas, signInFailures, spentChallenges } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { doneWork } from '../../../testing/doneWork'
import { findWork } from '../../../testing/findWork'
import { pictureAnswer } from '../challenges/imageCaptcha'
import { countWork, difficultyFor } from '../challenges/workChallenge'
import { signInGuards } from '../guards'
import { createSessionService, signInAs } from '../testSession'
import { attempt } from './attempt'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())
// All failures are forgotten after an hour.
beforeEach(() => service.clock.advance(3_600_000))

const standing = async (userName: string) =>
  (await service.request(sessionOperations.getFailedCount, { params: { userName } })).data

/** Fails as often as asked, waiting as long as the service requires. */
async function fail(userName: string, times: number): Promise<number[]> {
  const codes: number[] = []
  for (let i = 0; i < times; i++) {
    const answer = await signInAs(service, userName, { password: 'wrong', verification: doneWork(service) })
    codes.push(answer.code ?? -1)
    service.clock.advance(31_000)
  }
  return codes
}

describe('failed sign-ins', () => {
  it.each(['ann', 'nobody'])('slow down, need work, then lock: %s', async (account) => {
    const wrong = () => signInAs(service, account, { password: 'wrong' })
    expect((await wrong()).code).toBe(sessionErrors.wrongCredentials)
    expect((await standing(account)).lockedUntil).toBeNull()
    expect((await wrong()).code).toBe(sessionErrors.wrongCredentials)
    expect((await wrong()).code).toBe(sessionErrors.locked)
    service.clock.advance(1000)
    expect((await wrong()).code).toBe(sessionErrors.wrongCredentials)
    service.clock.advance(2000)

    expect(await standing(account)).toMatchObject({
      failedCount: 3,
      captchaRequired: true,
      lockedUntil: null,
    })
    expect((await signInAs(service, account)).code).toBe(sessionErrors.verificationRequired)
    expect(await fail(account, 6)).toEqual(Array(6).fill(sessionErrors.wrongCredentials))
    const last = await signInAs(service, account, { password: 'wrong', verification: doneWork(service) })
    expect(last.code).toBe(sessionErrors.wrongCredentials)

    const { failedCount, lockedUntil, retryAfterSeconds } = await standing(account)
    expect(failedCount).toBe(10)
    expect(Date.parse(lockedUntil ?? '') - service.clock.now().getTime()).toBe(15 * 60_000)
    expect(retryAfterSeconds).toBe(900)
    const right = await signInAs(service, account, { verification: doneWork(service) })
    expect(right.envelope?.error_msg).toBe('尝试过于频繁，请15分钟后再试')
    service.clock.advance(15 * 60_000)
    expect(await standing(account)).toEqual({
      failedCount: 0,
      captchaRequired: false,
      lockedUntil: null,
      retryAfterSeconds: 0,
    })
    expect((await signInAs(service, account)).succeeded).toBe(account === 'ann')
  })

  it('check the password of at most three of a hundred simultaneous tries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signInAs(service, 'ann', { password: 'wrong' })),
    )
    const tried = answers.filter(({ code }) => code === sessionErrors.wrongCredentials)
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(3)
  })

  it('don’t count simultaneous right passwords against each other', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signInAs(service, 'ann')))
    expect(answers.every(({ succeeded }) => succeeded)).toBe(true)
  })

  it('are forgotten after a success', async () => {
    await fail('ann', 4)
    expect((await signInAs(service, 'ann', { verification: doneWork(service) })).succeeded).toBe(true)
    expect((await standing('ann')).failedCount).toBe(0)
  })

  it('count by address across accounts, whatever X-Forwarded-For says', async () => {
    for (let i = 0; i < 30; i++) {
      await signInAs(service, `guess-${i}`, {
        password: 'wrong',
        headers: { 'x-forwarded-for': `203.0.113.${i}` },
      })
    }
    const answer = await signInAs(service, 'ann', { headers: { 'x-forwarded-for': '203.0.113.99' } })
    expect(answer.code).toBe(sessionErrors.verificationRequired)
    expect((await standing('fresh')).captchaRequired).toBe(true)
  })

  it('count by address when they are simultaneous as well', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => signInAs(service, `at-once-${i}`, { password: 'wrong' })),
    )
    const tried = answers.filter(({ code }) => code === sessionErrors.wrongCredentials)
    expect(tried).toHaveLength(30)
    expect((await signInAs(service, 'ann')).code).toBe(sessionErrors.verificationRequired)
  })

  it('at an address are not forgotten after a success, nor does the success count there', async () => {
    const key = signInGuards(service.ports.keys, 'ann', '').shared[0]?.key ?? ''
    const rows = () =>
      service.database.connection.select().from(signInFailures).where(eq(signInFailures.key, key))
    await fail('nobody', 1)
    const before = await rows()
    expect((await signInAs(service, 'ann')).succeeded).toBe(true)
    expect(await rows()).toEqual(before)
  })

  it('of a day in an office don’t add up', async () => {
    for (let i = 0; i < 32; i++) {
      const typo = await signInAs(service, `office-${i}`, { password: 'typo' })
      expect(typo.code).toBe(sessionErrors.wrongCredentials)
      service.clock.advance(14 * 60_000)
    }
  })

  it('of a patient guesser are forgotten one every thirty seconds', async () => {
    for (let i = 0; i < 30; i++) {
      await signInAs(service, `guess-${i}`, { password: 'wrong' })
      if (i >= 20) service.clock.advance(1000)
    }
    expect((await standing('fresh')).captchaRequired).toBe(true)
    service.clock.advance(20_000)
    expect((await standing('fresh')).captchaRequired).toBe(false)
    await signInAs(service, 'guess-31', { password: 'wrong' })
    expect((await standing('fresh')).captchaRequired).toBe(true)
    service.clock.advance(30_000)
    expect((await standing('fresh')).captchaRequired).toBe(false)
  })

  it('count for the whole of an IPv6 network', () => {
    const keyOf = (address: string) => signInGuards(service.ports.keys, 'ann', address).shared[0]?.key
    expect(keyOf('2001:db8:0:1::1')).toBe(keyOf('2001:db8:0:1:ffff::2'))
    expect(keyOf('2001:db8:0:1::1')).not.toBe(keyOf('2001:db8:0:2::1'))
  })

  it('require work from all networks of an IPv6 site together, and lock none of them', async () => {
    const { connection: db } = service.database
    const now = service.clock.now()
    const guards = (n: number) =>
      signInGuards(service.ports.keys, `guessed ${n}`, `2001:db8:5:${n.toString(16)}::1`)
    const guess = (n: number, proven = false) =>
      attempt(service.database, guards(n), proven, now, async () => undefined)
    await guess(1)
    const site = guards(1).shared[1]?.key ?? ''
    await db.update(signInFailures).set({ count: 99 }).where(eq(signInFailures.key, site))
    await guess(2)
    await expect(guess(3)).rejects.toMatchObject({ code: sessionErrors.verificationRequired })
    await expect(guess(3, true)).resolves.toBeUndefined()
    await db.update(signInFailures).set({ count: 5000 }).where(eq(signInFailures.key, site))
    await expect(guess(4, true)).resolves.toBeUndefined()
  })

  it('are logged without the account, as are locks', async () => {
    const before = service.logged.length
    await fail('secret-account', 2)
    await signInAs(service, 'secret-account', { password: 'secret-word' })
    await signInAs(service, 'secret-account', { password: 'secret-word' })
    await signInAs(service, 'bob')
    const lines = service.logged.slice(before)
    const line = { level: 'warning', operation: 'signIn', address: '', account: expect.any(String) }
    const { wrongCredentials, verificationRequired } = sessionErrors
    expect(lines).toEqual([
      { ...line, event: 'signInFailed', code: wrongCredentials },
      { ...line, event: 'signInFailed', code: wrongCredentials },
      { ...line, event: 'signInFailed', code: wrongCredentials },
      { ...line, event: 'signInLocked', code: sessionErrors.locked },
    ])
    expect(new Set(lines.map(({ account }) => account)).size).toBe(1)
    expect(JSON.stringify(lines)).not.toContain('secret')
    service.clock.advance(31_000)
    await signInAs(service, 'secret-account', { password: 'secret-word' })
    expect(service.logged.at(-1)).toEqual({ ...line, event: 'signInFailed', code: verificationRequired })
  })

  it('are stored without the account or the address', async () => {
    await fail('secret-account', 1)
    const rows = await service.database.connection.select().from(signInFailures)
    expect(JSON.stringify(rows)).not.toContain('secret-account')
  })
})

describe('verification', () => {
  beforeEach(async () => {
    await fail('ann', 3)
  })
  const codeWith = async (verification: Verification) =>
    (await signInAs(service, 'ann', { verification })).code
  const { verificationWrong } = sessionErrors

  it('accepts work once, and only if it was done', async () => {
    const { data: work } = await service.request(sessionOperations.getWorkChallenge, {})
    const { challengeId, difficulty } = work
    const done = { challengeId, difficulty, nonce: findWork(work.salt, difficulty) }
    expect(await codeWith({ ...done, nonce: 'idle' })).toBe(verificationWrong)
    expect(await codeWith(done)).toBe(0)
    expect(await codeWith(done)).toBe(verificationWrong)
  })

  it('allows one try each, also for a client that claims a lower difficulty', async () => {
    const done = doneWork(service)
    expect(await codeWith({ ...done, difficulty: done.difficulty + 1 })).toBe(verificationWrong)
    const { data: work } = await service.request(sessionOperations.getWorkChallenge, {})
    const less = { ...work, difficulty: 14, nonce: findWork(work.salt, 14) }
    expect(await codeWith(less)).toBe(verificationWrong)
  })

  it('refuses late and made-up work, and stores neither', async () => {
    const late = doneWork(service)
    service.clock.advance(300_000)
    expect(await codeWith(late)).toBe(verificationWrong)
    const before = await service.database.connection.$count(spentChallenges)
    const { id } = issueChallenge(service.ports.keys, 'work', '14', service.clock.now(), 300)
    const altered = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`
    const expiry = id.replace(/\.\w+\./, '.zzzzzz.')
    const answer = id.replace(/[\w-]{12}(?=\.[\w-]{22}$)/, 'A'.repeat(12))
    for (const challengeId of [altered, expiry, answer]) {
      const nonce = findWork(challengeId, 14)
      expect(await codeWith({ challengeId, difficulty: 14, nonce })).toBe(verificationWrong)
    }
    // The seal challenges that came with them were genuine.
    expect(await service.database.connection.$count(spentChallenges)).toBe(before + 3)
  })

  it('refuses a picture without the work that came with it', async () => {
    const { id: captchaId } = issueChallenge(
      service.ports.keys,
      'image',
      pictureAnswer(14, 'HAT4'),
      service.clock.now(),
      300,
    )
    const read = { challengeId: captchaId, difficulty: 14, code: ' hat4 ' }
    expect(await codeWith({ ...read, nonce: 'idle' })).toBe(verificationWrong)
    expect(await codeWith({ ...read, nonce: findWork(captchaId, 14) })).toBe(0)
  })

  it('gets harder the more work is done, by network and globally, and refuses stockpiled work', async () => {
    const { database, ports, clock } = service
    const now = clock.now()
    const askFrom = (address: string) => difficultyFor(database.connection, ports.keys, address, now)
    const work = async (times: number, address: (n: number) => string) => {
      for (let n = 0; n < times; n++) await countWork(database.connection, ports.keys, address(n), now)
    }
    const quiet = await askFrom('203.0.113.1')
    const putBy = doneWork(service)
    await work(32, () => '203.0.113.1')
    expect(await askFrom('203.0.113.1')).toBe(quiet + 3)
    expect(await askFrom('203.0.113.2')).toBe(quiet)
    await work(32, (n) => `203.0.113.${n + 10}`)
    expect(await askFrom('203.0.113.2')).toBe(quiet + 1)
    expect(await askFrom('198.51.100.1')).toBe(quiet)
    await database.connection.update(quotas).set({ count: 2048 })
    expect(await askFrom('198.51.100.1')).toBe(quiet + 3)

    expect(await codeWith(putBy)).toBe(verificationWrong)
    clock.advance(600_000)
    expect(await difficultyFor(database.connection, ports.keys, '203.0.113.1', clock.now())).toBe(quiet)
  })

  it('draws the requested picture', async () => {
    const params = { w: 120, h: 40, n: 4 }
    const { data } = await service.request(sessionOperations.getImageCaptcha, { params })
    const svg = atob(data.image.replace('data:image/svg+xml;base64,', ''))
    expect(svg).toContain('viewBox="0 0 120 40"')
    expect(svg).not.toMatch(/<(text|script|style)/)
  })
})
