import { ownTasksOperations } from '@atrium/contracts/backlog/tasks/policy'
import { messagesOperations } from '@atrium/contracts/messages/policy'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { authenticators, companies, memberships, orderItems, users } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'

const { userIds, companyId, secondCompanyId } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

const db = () => service.database.connection
const ask = async (userId: string) =>
  (await service.request(ownTasksOperations.listOwnTasks, {}, { as: { userId } })).data
const kindsOf = async (userId: string) => (await ask(userId)).map(({ kind }) => kind)
const certify = (id: string, certificationStatus: number) =>
  db().update(companies).set({ certificationStatus }).where(eq(companies.id, id))

describe('a person’s own tasks', () => {
  it('are sorted by urgency, each kind once', async () => {
    const boss = userIds.superAdministrator
    await certify(companyId, 0)
    await certify(secondCompanyId, 2)
    expect(await kindsOf(boss)).toEqual([
      'certification',
      'order',
      'order',
      'password',
      'messages',
      'certification',
      'secondStep',
      'profile',
      'email',
    ])
    const companyOf = (await ask(boss)).flatMap((task) =>
      task.kind === 'certification' ? [[task.enterpriseId, task.certificatationStatus]] : [],
    )
    expect(companyOf).toEqual([
      [secondCompanyId, 2],
      [companyId, 0],
    ])
    await certify(companyId, 4)
    await certify(secondCompanyId, 1)
    expect(await kindsOf(boss)).not.toContain('certification')
  })

  it('include certification only for people who may submit it', async () => {
    await certify(companyId, 2)
    expect(await kindsOf(userIds.administrator)).not.toContain('certification')
    await certify(companyId, 4)
  })

  it('include a personal licence that ends, until it is renewed', async () => {
    const boss = userIds.superAdministrator
    const own = and(
      eq(orderItems.ownerKind, 'person'),
      eq(orderItems.ownerId, boss),
      isNotNull(orderItems.deliveredUntil),
    )
    const [item] = await db().select().from(orderItems).where(own)
    const id = item?.deliveredTo ?? ''
    const endsIn = (days: number) =>
      db()
        .update(orderItems)
        .set({ deliveredUntil: new Date(service.clock.now().getTime() + days * 86_400_000) })
        .where(and(eq(orderItems.ownerId, boss), eq(orderItems.deliveredTo, id)))
    const licences = async () =>
      (await ask(boss)).flatMap((task) => (task.kind === 'licence' ? [[task.licenceId, task.isOver]] : []))
    expect(await licences()).toEqual([])
    await endsIn(12)
    expect(await licences()).toEqual([[id, false]])
    await endsIn(-12)
    expect(await licences()).toEqual([[id, true]])
    await endsIn(300)
    expect(await licences()).toEqual([])
  })

  it('count unread messages with the newest, until they are read', async () => {
    const as = { as: { userId: userIds.superAdministrator } }
    const list = () =>
      service.request(
        messagesOperations.listMessages,
        { query: { pageIndex: 1, pageSize: 100, hasRead: false } },
        as,
      )
    const { totalItems, list: unread } = (await list()).data
    expect(await ask(userIds.superAdministrator)).toContainEqual({
      kind: 'messages',
      count: totalItems,
      title: unread[0]?.title,
      titleEn: unread[0]?.titleEn,
      createdAt: unread[0]?.createdAt,
    })
    await service.request(messagesOperations.readMessages, { body: {} }, as)
    expect(await kindsOf(userIds.superAdministrator)).not.toContain('messages')
  })

  it('include companies that wait for an administrator’s second step, while they lack it', async () => {
    const until = new Date(service.clock.now().getTime() + 86_400_000)
    const { administrator, member } = userIds
    const ofCompany = eq(memberships.companyId, companyId)
    await db().update(companies).set({ secondStepSince: until }).where(eq(companies.id, companyId))
    await db().update(memberships).set({ secondStepUntil: until }).where(ofCompany)
    const [first] = await ask(administrator)
    expect(first).toMatchObject({ kind: 'secondStepWanted', until: until.toISOString() })
    expect(await kindsOf(administrator)).not.toContain('secondStep')
    expect(await kindsOf(member)).not.toContain('secondStepWanted')

    await db().update(memberships).set({ secondStepUntil: null }).where(ofCompany)
    expect((await ask(administrator))[0]).toMatchObject({ kind: 'secondStepWanted', until: null })
    await db()
      .insert(authenticators)
      .values({ userId: administrator, secret: 'x', addedAt: until, confirmedAt: until })
    expect(await kindsOf(administrator)).not.toContain('secondStepWanted')
    expect(await kindsOf(administrator)).not.toContain('secondStep')
  })

  it('disappear once the account and the profile are in order', async () => {
    const { member } = userIds
    const now = service.clock.now()
    await db()
      .update(users)
      .set({ passwordChangedAt: now, emailVerifiedAt: now, realName: '', nickname: '' })
      .where(eq(users.id, member))
    const before = await ask(member)
    expect(before.map(({ kind }) => kind)).not.toContain('password')
    expect(before.map(({ kind }) => kind)).not.toContain('email')
    const missing = before.flatMap((task) => (task.kind === 'profile' ? [task.count] : []))[0] ?? 0
    expect(missing).toBeGreaterThanOrEqual(2)
    await db().update(users).set({ realName: '若水', nickname: '若水' }).where(eq(users.id, member))
    const after = (await ask(member)).flatMap((task) => (task.kind === 'profile' ? [task.count] : []))[0] ?? 0
    expect(after).toBe(missing - 2)
    await db()
      .update(memberships)
      .set({ position: '工程师', discipline: 'structure' })
      .where(and(eq(memberships.userId, member)))
    const last = (await ask(member)).flatMap((task) => (task.kind === 'profile' ? [task.count] : []))[0] ?? 0
    expect(last).toBeLessThanOrEqual(1)
  })
})
