import { accountOperations } from '@atrium/contracts/account/policy'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditRows,
  companies,
  departments,
  memberships,
  sessions,
  signInFailures,
  userEvents,
  users,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { freshCode } from '../../testing/freshCode'
import type { Sender } from '../../testing/RequestOptions'
import { hashPassword } from '../session/password/passwords'
import { createSessionService, sealed, signInAs, testPassword } from '../session/testSession'

const old = '13800001111'
const fresh = '13900002222'

describe('changing the mobile', () => {
  let service: TestService
  let passwordHash: string

  beforeAll(async () => {
    service = await createSessionService()
    passwordHash = await hashPassword(testPassword)
  })
  beforeEach(async () => {
    const { connection: db } = service.database
    const now = service.clock.now()
    await db.execute('truncate users, user_events, companies, audit_rows, sign_in_failures cascade')
    const person = { passwordHash, createdAt: now }
    await db.insert(users).values([
      { id: 'ann', account: old, phone: old, ...person },
      { id: 'bob', account: 'bob', phone: '13700003333', ...person },
    ])
    for (const companyId of ['acme', 'beta']) {
      await db
        .insert(companies)
        .values({ id: companyId, name: companyId, account: companyId, createdAt: now })
      await db.insert(departments).values({
        companyId,
        id: 'top',
        parentId: null,
        name: '总公司',
        path: 'top/',
        level: 1,
        createdAt: now,
      })
    }
    const row = { role: 'member', departmentId: 'top', joinedAt: now } as const
    await db.insert(memberships).values([
      { companyId: 'acme', userId: 'ann', phone: old, name: 'ann', ...row },
      { companyId: 'beta', userId: 'ann', phone: old, name: 'ann', ...row },
      { companyId: 'beta', userId: 'bob', phone: '13700003333', name: 'bob', ...row },
    ])
  })
  afterAll(() => service.close())

  interface ChangeInput {
    readonly oldMobile?: string
    readonly principal?: string
    readonly password?: string
    readonly code?: string
    readonly as?: Sender
  }

  async function change(given: ChangeInput = {}) {
    const { oldMobile = old, principal = fresh, password = testPassword, as = await token() } = given
    const code = given.code ?? (await freshCode(service, 'bind', principal))
    const { keyId, confirmation } = await sealed(service, { confirmation: password })
    const body = { bindType: 'sms', password: confirmation, keyId, principal, code } as const
    return service.request(accountOperations.changeMobile, { query: { oldMobile }, body }, { as })
  }

  const token = async () => (await signInAs(service, old, { isWebClient: false })).data.accessToken
  const phonesOf = async (userId: string) => {
    const { connection: db } = service.database
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const rows = await db.select().from(memberships).where(eq(memberships.userId, userId))
    return [user?.phone, ...rows.map(({ phone }) => phone)]
  }

  it('changes it everywhere, works for signing in, and ends every session', async () => {
    const elsewhere = await signInAs(service, old)
    expect((await change()).data).toBe(true)
    expect(await phonesOf('ann')).toEqual([fresh, fresh, fresh])
    const { connection: db } = service.database
    expect(await db.$count(sessions, and(eq(sessions.userId, 'ann'), isNull(sessions.endedAt)))).toBe(0)
    const events = await db.select().from(userEvents).where(eq(userEvents.userId, 'ann'))
    expect(events.filter(({ target }) => target === 'OnSessionEnded').length).toBeGreaterThanOrEqual(2)

    const after = await service.request(accountOperations.getAccount, {}, { as: elsewhere.data.accessToken })
    expect(after.status).toBe(401)
    expect((await signInAs(service, old)).code).toBe(52001)
    expect((await signInAs(service, fresh)).code).toBe(0)
    const [row] = await db
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'changeMobile'))
      .orderBy(desc(auditRows.id))
    expect(row?.subject).toMatchObject({ before: { phone: '138****1111' }, after: { phone: '139****2222' } })
  })

  it('keeps an account name that is no mobile', async () => {
    const as = (await signInAs(service, 'bob')).data.accessToken
    expect((await change({ as, oldMobile: '13700003333' })).code).toBe(0)
    expect((await signInAs(service, 'bob')).code).toBe(0)
  })

  it('reveals once the code is proven that somebody else has the number', async () => {
    const taken = '13700003333'
    expect(await change({ principal: taken, code: '000000' })).toMatchObject({ code: 52604 })
    expect(await change({ principal: taken })).toMatchObject({
      code: 52612,
      envelope: { error_msg: '该手机号已被其他账号使用，请更换手机号' },
    })
    expect(await phonesOf('ann')).toEqual([old, old, old])
  })

  it('names the company that has a member with that number', async () => {
    await service.database.connection
      .update(memberships)
      .set({ phone: fresh })
      .where(and(eq(memberships.companyId, 'beta'), eq(memberships.userId, 'bob')))
    const answer = await change()
    expect(answer).toMatchObject({ code: 52616 })
    expect(answer.envelope?.error_msg).toContain('“beta”')
  })

  it('refuses the same mobile, and a former one', async () => {
    expect(await change({ principal: old })).toMatchObject({ code: 52613 })
    expect(await change({ oldMobile: '13811112222' })).toMatchObject({ code: 52614 })
  })

  it('counts wrong passwords, and locks', async () => {
    const as = { userId: 'ann' }
    expect(await change({ as, password: 'wrong' })).toMatchObject({
      code: 52001,
      envelope: { error_msg: '密码错误，请重新输入' },
    })
    for (let i = 0; i < 9; i++) {
      service.clock.advance(31_000)
      await change({ as, password: 'wrong' })
    }
    service.clock.advance(31_000)
    expect((await change({ as })).code).toBe(52004)
    expect(await service.database.connection.$count(signInFailures)).toBeGreaterThan(0)
  })

  it('counts wrong codes although it refuses', async () => {
    const as = await token()
    const code = await freshCode(service, 'bind', fresh)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 4; i++) expect((await change({ as, code: wrong })).code).toBe(52603)
    expect((await change({ as, code: wrong })).code).toBe(52605)
    expect((await change({ as, code })).code).toBe(52605)
  })

  it('gives the number to one of two people', async () => {
    const bob = (await signInAs(service, 'bob')).data.accessToken
    const ann = await token()
    const code = await freshCode(service, 'bind', fresh)
    const answers = await Promise.all([
      change({ as: ann, code }),
      change({ as: bob, oldMobile: '13700003333', code }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 52604])
  })
})
