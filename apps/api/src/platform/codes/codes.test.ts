import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, quotas, verificationCodes } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { readCode, readSms } from '../../testing/readSms'
import { type CodePurpose, checkCode, sendCode } from '.'
import type { CodeRequest } from './CodeRequest'
import { codeRules } from './codeRules'

const mobile = '13800001111'
const minute = 60_000

describe('a code', () => {
  let service: TestService

  beforeAll(async () => {
    service = await createTestService()
  })
  beforeEach(async () => {
    const { connection } = service.database
    for (const table of [outbox, verificationCodes, quotas]) await connection.delete(table)
  })
  afterAll(() => service.close())

  const now = () => service.clock.now()
  const proven = { proven: true }
  const unproven = { proven: false }
  const send = (
    purpose: CodePurpose = 'bind',
    to = mobile,
    address = '10.0.0.1',
    by: CodeRequest['by'] = proven,
    ports = service.ports,
  ) =>
    service.database.transaction((db) =>
      sendCode(db, { ports, purpose, to, asker: undefined, address, by, now: now() }),
    )
  const strangers = (count: number, prefix = '139') =>
    Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(8, '0')}`)
  const check = (code: string, purpose: CodePurpose = 'bind', of = mobile) =>
    checkCode(service.database, {
      keys: service.ports.keys,
      purpose,
      to: of,
      asker: undefined,
      code,
      now: now(),
    })
  const sent = () => readCode(service.database, mobile)
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('has six digits, and appears only in its message', async () => {
    expect(await send()).toEqual({ retryAfterSeconds: 60 })
    const code = await sent()
    expect(code).toMatch(/^\d{6}$/)
    expect((await readSms(service.database, mobile))[0]).toContain('10分钟内有效')
    const rows = JSON.stringify(await service.database.connection.select().from(verificationCodes))
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(mobile)
  })

  it('is sent again only after 60 s, and the refusal says how long that is', async () => {
    await send()
    service.clock.advance(59_000)
    await expect(send()).rejects.toMatchObject({ code: 52601, status: 429, data: { retryAfterSeconds: 1 } })
    service.clock.advance(1000)
    await expect(send()).resolves.toEqual({ retryAfterSeconds: 60 })
    expect(await readSms(service.database, mobile)).toHaveLength(2)
  })

  it('is sent once for ten simultaneous requests', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => send()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readSms(service.database, mobile)).toHaveLength(1)
  })

  it('has a daily limit per mobile and per address', async () => {
    for (let i = 0; i < codeRules.mostPerRecipient; i++) {
      await send()
      service.clock.advance(minute)
    }
    await expect(send('enter')).rejects.toMatchObject({ code: 52602, status: 429 })
    service.clock.advance(24 * 60 * minute)
    await expect(send()).resolves.toBeDefined()

    for (const each of strangers(codeRules.mostPerAddress))
      await send('bind', each, '10.0.0.2', { userId: each })
    await expect(send('bind', '13700000000', '10.0.0.2', { userId: 'ann' })).rejects.toMatchObject({
      code: 52602,
    })
    await expect(send('bind', '13700000000', '10.0.0.3')).resolves.toBeDefined()
  })

  it('has a daily limit for all networks of one site', async () => {
    await send('bind', mobile, '2001:db8:1:1::1')
    await service.database.connection.update(quotas).set({ count: codeRules.mostPerSite })
    await expect(send('bind', '13700000000', '2001:db8:1:2::1')).rejects.toMatchObject({ code: 52602 })
    await expect(send('bind', '13700000000', '2001:db8:2:2::1')).resolves.toBeDefined()
  })

  it('needs proof of work after a few strangers, except for signed-in people', async () => {
    for (const each of strangers(codeRules.freePerAddress)) await send('enter', each, '10.0.0.1', unproven)
    await expect(send('enter', mobile, '10.0.0.1', unproven)).rejects.toMatchObject({ code: 52606 })
    await expect(send('enter', mobile, '10.0.0.9', unproven)).resolves.toBeDefined()
    await expect(send('enter', '13700000001', '10.0.0.1', proven)).resolves.toBeDefined()
    await expect(send('bind', '13700000002', '10.0.0.1', { userId: 'ann' })).resolves.toBeDefined()
  })

  it('needs proof of work after a few strangers of one site, however many networks it has', async () => {
    const from = (n: number) => `2001:db8:1:${n.toString(16)}::1`
    for (const [n, each] of strangers(codeRules.freePerSite).entries())
      await send('enter', each, from(n), unproven)
    await expect(send('enter', mobile, from(99), unproven)).rejects.toMatchObject({ code: 52606 })
    await expect(send('enter', mobile, '2001:db8:2::1', unproven)).resolves.toBeDefined()
  })

  it('has a daily limit per person, from anywhere', async () => {
    const by = { userId: 'ann' }
    for (const [n, each] of strangers(codeRules.mostPerPerson).entries())
      await send('bind', each, `10.0.1.${n}`, by)
    await expect(send('bind', mobile, '10.0.2.1', by)).rejects.toMatchObject({ code: 52602 })
    await expect(send('bind', mobile, '10.0.2.1', { userId: 'bob' })).resolves.toBeDefined()
  })

  const withBudget = (codesPerHour: number) => ({
    ...service.ports,
    settings: { ...service.ports.settings, codesPerHour: { sms: codesPerHour, mail: codesPerHour } },
  })
  /** Requests a code for each number, from its own address and network. */
  const flood = async (numbers: readonly string[], by: CodeRequest['by'], budget: number) => {
    const ports = withBudget(budget)
    const answers = await Promise.allSettled(
      numbers.map((each, n) => send('enter', each, `10.${n}.0.1`, by, ports)),
    )
    return answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 0) as number)
  }
  const count = (codes: readonly number[], code: number) => codes.filter((each) => each === code).length

  it('has an hourly budget that a flood from everywhere can’t exceed, and that blocks nobody inside', async () => {
    const first = await flood(strangers(10), proven, 3)
    expect([count(first, 0), count(first, 52607)]).toEqual([3, 7])
    expect(service.logged.filter(({ event }) => event === 'codeBudgetSpent')).toHaveLength(1)
    await expect(send('bind', mobile, '10.2.0.1', { userId: 'ann' }, withBudget(3))).resolves.toBeDefined()
    service.clock.advance(60 * minute)
    expect(count(await flood(strangers(10, '137'), proven, 3), 0)).toBe(3)
  })

  it('is reserved in part for callers with proof of work', async () => {
    const idle = await flood(strangers(30), unproven, 20)
    expect([count(idle, 0), count(idle, 52606)]).toEqual([10, 20])
    expect(count(await flood(strangers(30, '137'), proven, 20), 0)).toBe(10)
  })

  it('has an hourly share per address and network, which leaves the rest to others', async () => {
    const codesOf = async (numbers: readonly string[], address: (n: number) => string) => {
      const codes: number[] = []
      for (const [n, each] of numbers.entries())
        codes.push(
          await send('enter', each, address(n), proven, withBudget(400)).then(
            () => 0,
            ({ code }) => code,
          ),
        )
      return codes
    }
    expect(count(await codesOf(strangers(30), () => '10.0.0.1'), 0)).toBe(10)
    expect(count(await codesOf(strangers(30, '137'), (n) => `10.0.0.${n + 2}`), 0)).toBe(10)
    expect(count(await codesOf(strangers(1, '136'), () => '10.0.1.1'), 0)).toBe(1)
  })

  it('is right once, for its purpose and its mobile', async () => {
    await send()
    const code = await sent()
    await expect(check(code, 'dissolve')).rejects.toMatchObject({ code: 52604 })
    await expect(check(code, 'bind', '13900000000')).rejects.toMatchObject({ code: 52604 })
    const proven = await check(code)
    await service.database.transaction((db) => proven.spend(db))
    await expect(check(code)).rejects.toMatchObject({ entry: codeRefusals.late })
  })

  it('is spent by one of two simultaneous changes', async () => {
    await send()
    const code = await sent()
    const proofs = await Promise.all([check(code), check(code)])
    const spent = await Promise.allSettled(
      proofs.map((proof) => service.database.transaction((db) => proof.spend(db))),
    )
    expect(spent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('stays valid if its change was rolled back', async () => {
    await send()
    const code = await sent()
    const proven = await check(code)
    const failing = service.database.transaction(async (db) => {
      await proven.spend(db)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expect(check(code)).resolves.toBeDefined()
  })

  it('is valid for ten minutes', async () => {
    await send()
    const code = await sent()
    service.clock.advance(10 * minute - 1)
    await expect(check(code)).resolves.toBeDefined()
    service.clock.advance(1)
    await expect(check(code)).rejects.toMatchObject({ code: 52604 })
  })

  it('is replaced by the next one', async () => {
    await send()
    const first = await sent()
    service.clock.advance(minute)
    await send()
    const second = await sent()
    if (first !== second) await expect(check(first)).rejects.toMatchObject({ code: 52603 })
    await expect(check(second)).resolves.toBeDefined()
  })

  it('survives four wrong attempts, not five', async () => {
    await send()
    const code = await sent()
    for (let i = 0; i < 4; i++) {
      await expect(check(wrongOf(code))).rejects.toMatchObject({ code: 52603 })
    }
    await expect(check(code)).resolves.toBeDefined()
    await expect(check(code)).rejects.toMatchObject({ code: 52605 })
  })

  it.each(['bind', 'recoverByMail'] as const)(
    'a code to %s is checked for five of a thousand simultaneous tries',
    async (purpose) => {
      const to = purpose === 'bind' ? mobile : 'ann@example.com'
      await send(purpose, to)
      const code = await readCode(service.database, to)
      const tries = Array.from({ length: 1000 }, (_, n) =>
        check(n === 999 ? code : wrongOf(code), purpose, to),
      )
      const answers = await Promise.allSettled(tries)
      const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 0))
      expect(count(reasons, 52603)).toBeLessThanOrEqual(4)
      expect(count(reasons, 52605)).toBeGreaterThanOrEqual(995)
      await expect(check(code, purpose, to)).rejects.toMatchObject({ code: 52605 })
    },
  )

  it('has a separate budget for mail', async () => {
    const ports = {
      ...service.ports,
      settings: { ...service.ports.settings, codesPerHour: { sms: 1, mail: 2 } },
    }
    const sendTo = (purpose: CodePurpose, to: string, n: number) =>
      send(purpose, to, `10.${n}.0.1`, proven, ports).then(
        () => 0,
        ({ code }) => code,
      )
    expect(await sendTo('enter', mobile, 1)).toBe(0)
    expect(await sendTo('enter', '13700000000', 2)).toBe(52607)
    expect(await sendTo('recoverByMail', 'ann@example.com', 3)).toBe(0)
    expect(await sendTo('recoverByMail', 'bob@example.com', 4)).toBe(0)
    expect(await sendTo('recoverByMail', 'eve@example.com', 5)).toBe(52607)
  })
})
