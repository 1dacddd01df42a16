import { deregistrationErrors as codes, keptDays } from '@atrium/contracts/account/deregistration/contract'
import { deregistrationOperations as operations } from '@atrium/contracts/account/deregistration/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq, or, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { purge } from '../../purge'
import {
  auditRows,
  deregistrations,
  grants,
  invitations,
  memberships,
  messages,
  orders,
  outbox,
  profiles,
  users,
} from '../../tables'
import { freshCode } from '../../testing/freshCode'
import { openSession } from '../../testing/openSession'
import { someInvitation } from '../applications/testing/someInvitation'
import { serveAcme } from '../departments/testing/serveAcme'

const service = serveAcme()
const db = () => service().database.connection
const phone = '13900000004'
const day = 86_400_000
const as = (userId: string) => ({ as: { userId } })

const preview = async (userId = 'ann') =>
  (await service().request(operations.previewDeregistration, {}, as(userId))).data
const keep = (userId = 'ann') => service().request(operations.keepAccount, {}, as(userId))

async function deregister(userId = 'ann', mobile = phone, given?: string) {
  const code = given ?? (await freshCode(service(), 'deregister', mobile))
  return service().request(operations.deregister, { body: { agreed: true, code } }, as(userId))
}

/** Runs the purge after this many days. */
const purgeAfter = (days: number) => {
  const at = new Date(service().clock.now().getTime() + days * day)
  return purge({ ...service().ports, clock: () => at })
}

const personOf = async (id = 'ann') => (await db().select().from(users).where(eq(users.id, id)))[0]

async function verify() {
  const words = ['audit', 'verify']
  const end = await runCommand(service().ports, operatorProgram, { words, user: 'vendor' }).catch(
    (error: Error) => error.message,
  )
  return end
}

/** An earlier test emptied the audit rows but left the ends of their chains. */
const freshChains = () => db().execute(sql`truncate audit_chains, audit_subjects, audit_callers`)

describe('deleting an account', () => {
  it('shows a preview of losses and obstacles', async () => {
    expect(await preview()).toEqual({
      phone: '139****0004',
      blocks: [],
      loss: {
        companies: ['acme'],
        licences: [expect.objectContaining({ source: 'company', enterpriseName: 'acme', seats: 1 })],
        meetings: [],
        shares: 0,
        orders: 0,
        invitations: 0,
        messages: 0,
        files: 0,
        fileBytes: 0,
      },
      endsAt: null,
    })
    const now = service().clock.now()
    const order = {
      ownerKind: 'person',
      ownerId: 'sonia',
      orderAmount: 1,
      payAmount: 1,
      createdAt: now,
    } as const
    const expiresAt = new Date(now.getTime() + day)
    await db()
      .insert(orders)
      .values([
        { ...order, orderNo: 'unpaid', status: 'NOTPAY', expiresAt },
        { ...order, orderNo: 'running', status: 'PROCESSING', expiresAt },
      ])
    expect((await preview('sonia')).blocks).toEqual([
      { kind: 'superAdministrator', count: 1, companies: [{ id: 'acme', name: 'acme' }] },
      { kind: 'ordersUnpaid', count: 1, companies: [] },
      { kind: 'ordersProcessing', count: 1, companies: [] },
    ])
    expect((await deregister('sonia', '13900000001')).code).toBe(codes.blocked)
    expect(await db().$count(deregistrations)).toBe(0)
  })

  it('requires a code, once, and ends every session', async () => {
    const code = await freshCode(service(), 'deregister', phone)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await deregister('ann', phone, wrong)).succeeded).toBe(false)
    const opened = await openSession(service().ports, 'ann', service().clock.now(), { isWebClient: false })
    const { endsAt, proof } = (await deregister('ann', phone, code)).data
    expect(endsAt).toMatch(/Z$/)
    const noticeOf = async (submitted: string, given: string) =>
      (await service().request(operations.readDeregistration, { query: { submitted, proof: given } })).data
        .endsAt
    expect(await noticeOf(endsAt, proof)).toBe(endsAt)
    expect(await noticeOf('2099-01-01T00:00:00.000Z', proof)).toBeNull()
    expect(await noticeOf(endsAt, 'made-up')).toBeNull()
    const call = () => service().request(workspaceOperations.getPerson, {}, { as: opened?.accessToken ?? '' })
    expect((await call()).status).toBe(401)
    await keep()
    expect((await deregister('ann', phone, code)).succeeded).toBe(false)
    expect(await db().$count(deregistrations)).toBe(0)
  })

  it('is requested once by two simultaneous calls', async () => {
    const code = await freshCode(service(), 'deregister', phone)
    const answers = await Promise.all([deregister('ann', phone, code), deregister('ann', phone, code)])
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
  })

  it('can be cancelled in time, and then doesn’t happen', async () => {
    await deregister()
    const { data } = await service().request(workspaceOperations.getPerson, {}, as('ann'))
    expect(Date.parse(data.user.endsAt ?? '')).toBe(service().clock.now().getTime() + keptDays * day)
    expect((await deregister()).code).toBe(codes.alreadyRequested)
    expect((await keep()).data).toBe(true)
    expect((await keep()).code).toBe(codes.notRequested)
    await purgeAfter(keptDays + 1)
    expect(await personOf()).toMatchObject({ account: phone, erasedAt: null })
  })

  it('happens at its time, not before', async () => {
    await deregister()
    await purgeAfter(keptDays - 0.01)
    expect(await personOf()).toMatchObject({ phone, erasedAt: null })
    await purgeAfter(keptDays)
    expect(await personOf()).toMatchObject({
      phone: '',
      realName: '已注销用户',
      email: '',
      passwordHash: '',
      lockReason: 'deregistered',
    })
    // The next owner of the number starts from scratch.
    const again = { id: 'heir', account: phone, phone, passwordHash: '', createdAt: service().clock.now() }
    await db().insert(users).values(again)
  })

  it('leaves the company: the seat is free again, and the super administrator is notified without a name', async () => {
    await db().update(users).set({ realName: '安之若' }).where(eq(users.id, 'ann'))
    await deregister()
    await purgeAfter(keptDays)
    expect(await db().$count(memberships, eq(memberships.userId, 'ann'))).toBe(0)
    expect(await db().$count(grants, eq(grants.userId, 'ann'))).toBe(0)
    const [message] = await db().select().from(messages).where(eq(messages.userId, 'sonia'))
    expect(message?.content).toContain('总公司/设计部')
    expect(message?.content).not.toContain('安之若')
    const left = await db().select({ text: outbox.text }).from(outbox).where(eq(outbox.recipient, phone))
    expect(left).toEqual([{ text: '【Atrium】您的账号已注销，个人信息已删除。' }])
  })

  it('leaves no name and no number anywhere, and the audit rows verifiable', async () => {
    await freshChains()
    const name = '安之若'
    await db().update(users).set({ realName: name, email: 'ann@example.com' }).where(eq(users.id, 'ann'))
    const now = service().clock.now()
    await db().insert(profiles).values({ userId: 'ann', type: 1, region: '', updatedAt: now })
    await someInvitation(service().database, {
      companyId: 'beta',
      departmentId: 'beta-top',
      phone,
      invitedBy: 'nina',
      now,
    })
    const rename = { phone, realName: name, department: '设计部', enterpriseDepartmentId: 'design' }
    const renamed = await service().request(
      departmentChangesOperations.updateMembers,
      { body: { enterpriseId: 'acme', list: [rename] } },
      { ...as('sonia'), company: 'acme' },
    )
    expect(renamed.code).toBe(0)
    const telling = {
      userId: 'sonia',
      id: 'm1',
      title: '',
      content: `${name}（${phone}）已加入`,
      createdAt: now,
    }
    await db().insert(messages).values(telling)
    const before = await db().select().from(auditRows).where(eq(auditRows.companyId, 'acme'))
    expect(JSON.stringify(before)).toContain(name)

    await deregister()
    await purgeAfter(keptDays)
    for (const table of [users, memberships, invitations, messages, auditRows, profiles]) {
      const text = JSON.stringify(await db().select().from(table))
      expect(text).not.toContain(name)
      expect(text).not.toContain(phone)
      expect(text).not.toContain('ann@example.com')
    }
    expect(await verify()).toBe('All audit rows are as they were written.')
    // The remaining data can't be changed either, and no name can be put back.
    const touched = and(eq(auditRows.companyId, 'acme'), eq(auditRows.operation, 'updateMembers'))
    await db()
      .update(auditRows)
      .set({ subject: { before: name } })
      .where(touched)
    expect(await verify()).toBe('The audit rows are not as they were written.')
  })

  it('happens once under two simultaneous purges and a later one', async () => {
    await freshChains()
    await deregister()
    await Promise.all([purgeAfter(keptDays), purgeAfter(keptDays), purgeAfter(keptDays)])
    await purgeAfter(keptDays + 1)
    const recorded = or(eq(auditRows.companyId, 'acme'), eq(auditRows.companyId, ''))
    const rows = await db()
      .select()
      .from(auditRows)
      .where(and(recorded, eq(auditRows.operation, 'erasePerson')))
    expect(rows.map(({ companyId }) => companyId).toSorted()).toEqual(['', 'acme'])
    expect(await db().$count(messages, eq(messages.userId, 'sonia'))).toBe(1)
    expect(service().logged.filter(({ event }) => event === 'purgeFailed')).toEqual([])
    expect(await verify()).toBe('All audit rows are as they were written.')
  })

  it('is cancelled for a person who became a super administrator meanwhile', async () => {
    await deregister()
    await db().update(memberships).set({ role: 'member' }).where(eq(memberships.userId, 'sonia'))
    await db().update(memberships).set({ role: 'superAdministrator' }).where(eq(memberships.userId, 'ann'))
    await purgeAfter(keptDays)
    expect(await personOf()).toMatchObject({ phone, erasedAt: null })
    expect(await db().$count(deregistrations)).toBe(0)
    const [sms] = (await db().select().from(outbox).where(eq(outbox.recipient, phone))).slice(-1)
    expect(sms?.text).toContain('注销已取消')
  })
})
