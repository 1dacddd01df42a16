import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceUseErrors as codes } from '@atrium/contracts/licenceUse/contract'
import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { licenceUseOperations as calls } from '@atrium/contracts/licenceUse/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { borrowedLicences, bulkChangeLines, grants, messages, products, reclaims } from '../../tables'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { type BulkFirm, openBulkFirm } from '../bulkLicences/testing/openBulkFirm'
import { daysBefore, recordUse } from '../use'
import { runReclaims } from '.'

const day = 86_400_000
let firm: BulkFirm
const db = () => firm.database.connection
const mainId = 'draw'

beforeEach(async () => {
  firm = await openBulkFirm()
  firm.clock.set(new Date('2026-11-29T04:00:00Z'))
  await firm.addMembers('tall', 'ann', 'ben')
  await firm.addMembers('cost', 'cid', 'dan')
  await firm.addProduct(mainId, { seats: { top: 9 } })
  await firm.grant(mainId, 'ann', 'ben', 'cid', 'dan')
  for (const [userId, idle] of [
    ['ann', 120],
    ['ben', 95],
    ['cid', 91],
    ['dan', 3],
  ] as const)
    await db()
      .update(grants)
      .set({ lastUsedOn: daysBefore(firm.clock.now(), idle) })
      .where(eq(grants.userId, userId))
})
afterEach(() => firm.close())

type Plan = OperationInput<typeof licenceUseOperations.planReclaim>['body']

const preview = (as = boss) =>
  firm.request(calls.previewReclaim, { query: { enterPriseId: as.company, mainId, idleDays: 90 } }, as)
const send = (plan: Partial<Plan> = {}, as = boss) =>
  firm.request(
    calls.planReclaim,
    {
      body: {
        enterPriseId: as.company,
        mainId,
        idleDays: 90,
        noticeDays: 7,
        userIds: ['ann', 'ben', 'cid', 'dan'],
        ...plan,
      },
    },
    as,
  )
it('counts idle, exempt and planned licences by product, in the caller’s scope', async () => {
  await firm.addProduct('idle-not-reported', { seats: { top: 2 } })
  await firm.grant('idle-not-reported', 'ann')
  const list = async (as: typeof boss) =>
    (
      await firm.request(
        calls.listIdleProducts,
        { query: { enterPriseId: as.company, idleDays: 90, pageIndex: 1, pageSize: 20 } },
        as,
      )
    ).data
  expect(
    (await list(boss)).list.map(({ mainId: id, granted, idleCount }) => [id, granted, idleCount]),
  ).toEqual([
    [mainId, 4, 3],
    ['idle-not-reported', 1, null],
  ])
  await plan({ userIds: ['ann'] })
  await firm.request(
    calls.exempt,
    { body: { enterPriseId, userIds: ['ben'], mainId, reason: '长期出差' } },
    boss,
  )
  expect((await list(boss)).list[0]).toMatchObject({ idleCount: 3, exemptCount: 1, plannedCount: 1 })
  expect((await list(lead)).list).toMatchObject([{ mainId, granted: 2 }, { mainId: 'idle-not-reported' }])
  await db().update(products).set({ disabled: true }).where(eq(products.mainId, mainId))
  expect((await list(boss)).totalItems).toBe(1)
})

async function plan(input: Partial<Plan> = {}, as = boss) {
  const answer = await send(input, as)
  if (!answer.succeeded) throw new Error(JSON.stringify(answer.envelope))
  return answer.data
}
const cancel = (reclaimId: string, as = boss) =>
  firm.request(calls.cancelReclaim, { body: { enterPriseId: as.company, reclaimId } }, as)
const exempt = (body: Partial<OperationInput<typeof licenceUseOperations.exempt>['body']> = {}, as = boss) =>
  firm.request(
    calls.exempt,
    { body: { enterPriseId: as.company, userIds: ['ben'], reason: '长期出差', ...body } },
    as,
  )
const list = async (as = boss) =>
  (
    await firm.request(
      calls.listReclaims,
      { query: { enterPriseId: as.company, pageIndex: 1, pageSize: 9 } },
      as,
    )
  ).data
const membersOf = async (reclaimId: string, as = boss) =>
  (
    await firm.request(
      calls.listReclaimMembers,
      { query: { enterPriseId, reclaimId, pageIndex: 1, pageSize: 9 } },
      as,
    )
  ).data.list.map(({ userId, state }) => `${userId} ${state}`)
const exemptions = async (as = boss) =>
  (await firm.request(calls.listExemptions, { query: { enterPriseId, pageIndex: 1, pageSize: 9 } }, as)).data
const holders = async () => Object.keys(await firm.seatsOf(mainId)).toSorted()
const use = async (userId: string) => {
  const [grant] = await db()
    .select()
    .from(grants)
    .where(and(eq(grants.mainId, mainId), eq(grants.userId, userId)))
  if (!grant) throw new Error(`${userId} has no licence.`)
  await recordUse(db(), { companyId: enterPriseId, grantId: grant.id }, firm.clock.now())
}
/** Lets the workers do what is due that many days later. */
const pass = async (days: number) => {
  firm.clock.advance(days * day)
  await runReclaims(firm.ports)
  await firm.finish()
}
const titlesOf = async (userId: string) =>
  (await db().select({ title: messages.title }).from(messages).where(eq(messages.userId, userId))).map(
    ({ title }) => title,
  )
const ownReturn = async (userId: string) =>
  (
    await firm.request(
      licenceRequestsOperations.listOwnLicences,
      { query: { enterPriseId } },
      { as: { userId }, company: enterPriseId },
    )
  ).data.licences[0]?.returnsAt

it('lists idle holders, longest first', async () => {
  const { data } = await preview()
  expect(data).toMatchObject({ total: 3, productName: '产品draw' })
  expect(data.list.map(({ userId, idleDays }) => [userId, idleDays])).toEqual([
    ['ann', 120],
    ['ben', 95],
    ['cid', 91],
  ])
})

it('tells members, and takes back what nobody used until the day', async () => {
  await db().delete(messages)
  const { reclaimId, count, dueAt, changeId } = await plan()
  expect({ count, dueAt, changeId }).toEqual({ count: 3, dueAt: '2026-12-06T01:00:00.000Z', changeId: null })
  const [message] = await db().select().from(messages).where(eq(messages.userId, 'ann'))
  expect(message).toMatchObject({
    title: '产品授权即将收回',
    content: '您已超过90天未使用“产品draw”，“筑造设计院”将于12月6日收回该授权。在此之前使用一次，即可保留。',
    contentEn:
      'You haven’t used 产品draw for 90 days, so 筑造设计院 will take your licence back on 6 December. Use it once before then to keep it.',
  })
  expect(await titlesOf('dan')).toEqual([])
  expect([await ownReturn('ann'), await ownReturn('dan')]).toEqual([dueAt, null])

  await pass(3)
  expect(await holders()).toEqual(['ann', 'ben', 'cid', 'dan'])
  await use('ben')
  expect(await ownReturn('ben')).toBeNull()
  expect(await membersOf(reclaimId)).toEqual(['ann waiting', 'cid waiting', 'ben used'])
  expect((await list()).list).toMatchObject([{ reclaimId, state: 'planned', total: 3, waiting: 2 }])

  await pass(4)
  expect(await holders()).toEqual(['ben', 'dan'])
  const [done] = (await list()).list
  expect(done).toMatchObject({ state: 'done', total: 3, waiting: 2 })
  expect(await firm.linesOf(done?.changeId ?? '')).toEqual([
    ['ann', mainId, 'done'],
    ['cid', mainId, 'done'],
  ])
  expect(await titlesOf('ann')).toEqual(['产品授权即将收回', '产品授权已收回'])
  expect(await membersOf(reclaimId)).toEqual(['ben used', 'ann gone', 'cid gone'])

  await firm.undo(done?.changeId ?? '')
  await firm.finish()
  expect(await holders()).toEqual(['ann', 'ben', 'cid', 'dan'])
  expect((await list()).list).toMatchObject([{ reclaimId, state: 'undone', total: 3, waiting: 0 }])
})

it('keeps a licence that is used between the start of the change and its line', async () => {
  await plan()
  firm.clock.advance(7 * day)
  await runReclaims(firm.ports)
  await use('cid')
  await firm.finish()
  const [done] = (await list()).list
  expect(await firm.linesOf(done?.changeId ?? '')).toEqual([
    ['ann', mainId, 'done'],
    ['ben', mainId, 'done'],
    ['cid', mainId, 'usedMeanwhile'],
  ])
  expect(await holders()).toEqual(['cid', 'dan'])
})

it('takes back at once without a notice', async () => {
  await db().delete(messages)
  const { changeId, count } = await plan({ noticeDays: 0, userIds: ['ann', 'dan'] })
  expect(count).toBe(1)
  await firm.finish()
  expect(await holders()).toEqual(['ben', 'cid', 'dan'])
  expect(await titlesOf('ann')).toEqual(['产品授权已收回'])
  expect((await list()).list).toMatchObject([{ state: 'done', changeId, total: 1, waiting: 1 }])
})

it('announces a licence once, however many administrators plan it at once', async () => {
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, codes.nobodyIdle, codes.nobodyIdle])
  const { data } = await preview()
  expect(data.list.map(({ dueAt }) => dueAt)).toEqual(Array(3).fill('2026-12-06T01:00:00.000Z'))
})

it('is carried out once by several processes, and left to the next one by a killed one', async () => {
  await plan()
  firm.clock.advance(7 * day)
  const { database } = firm.ports
  const dying = {
    ...firm.ports,
    database: {
      ...database,
      transaction: <T>(work: (transaction: typeof database.connection) => Promise<T>) =>
        database.transaction(async (transaction) => {
          await work(transaction)
          throw Object.assign(new Error('killed'), { code: 'ECONNRESET' })
        }),
    },
  }
  await runReclaims(dying)
  expect((await list()).list).toMatchObject([{ state: 'planned', waiting: 3 }])
  await Promise.all([runReclaims(firm.ports), runReclaims(firm.ports)])
  await firm.finish()
  expect(await holders()).toEqual(['dan'])
  expect(await db().$count(reclaims)).toBe(1)
})

it('is cancelled until it is carried out, and says so to those who would have lost their licence', async () => {
  const { reclaimId } = await plan()
  await use('ben')
  await db().delete(messages)
  expect(await cancel(reclaimId)).toMatchObject({ succeeded: true })
  expect(await titlesOf('ann')).toEqual(['产品授权不再收回'])
  expect(await titlesOf('ben')).toEqual([])
  expect(await ownReturn('ann')).toBeNull()
  expect(await cancel(reclaimId)).toMatchObject({ code: codes.notPlanned })
  await pass(8)
  expect(await holders()).toEqual(['ann', 'ben', 'cid', 'dan'])
})

it('leaves out exempt members, before and after the notice', async () => {
  expect(await exempt({ mainId })).toMatchObject({ succeeded: true })
  expect((await preview()).data.list[1]).toMatchObject({
    userId: 'ben',
    phone: expect.stringMatching(/^1\d{10}$/),
    exemption: { reason: '长期出差' },
  })
  const query = { mainId, pageIndex: 1, pageSize: 9 }
  const listed = await firm.request(authorisationOperations.listGrantedUsers, { query }, boss)
  expect(listed.data.list.flatMap(({ userId, isExempt }) => (isExempt ? [userId] : []))).toEqual(['ben'])
  const { reclaimId, count } = await plan()
  expect(count).toBe(2)
  await exempt({ userIds: ['cid'], reason: '项目借用', endsOn: '2026-12-06' })
  expect(await membersOf(reclaimId)).toEqual(['ann waiting', 'cid exempt'])
  expect(await ownReturn('cid')).toBeNull()
  await pass(7)
  expect(await holders()).toEqual(['ben', 'cid', 'dan'])
})

it('ends an exemption by hand, or after its last day; a second one replaces the first', async () => {
  await exempt({ reason: '出差' })
  await exempt({ endsOn: '2026-12-01' })
  expect((await exemptions()).list).toMatchObject([
    { userId: 'ben', mainId: null, reason: '长期出差', endsOn: '2026-12-01' },
  ])
  expect(await exempt({ endsOn: '2026-11-28' })).toMatchObject({ code: codes.endInPast })
  expect(await exempt({ endsOn: '2027-02-31' })).toMatchObject({ status: 400 })
  await exempt({ mainId })
  const { list } = await exemptions()
  const ofProduct = list.find((row) => row.mainId === mainId)
  const end = (as = boss) =>
    firm.request(
      calls.endExemption,
      { body: { enterPriseId: as.company, exemptionId: ofProduct?.exemptionId ?? '' } },
      as,
    )
  expect(await end(intruder)).toMatchObject({ status: 404 })
  expect(await end()).toMatchObject({ succeeded: true })
  expect(await end()).toMatchObject({ status: 404 })
  firm.clock.advance(3 * day)
  expect((await exemptions()).totalItems).toBe(0)
  expect((await preview()).data.list.every(({ exemption }) => exemption === null)).toBe(true)
})

it('stays within the scope of a sub-administrator, and within the company', async () => {
  expect((await preview(lead)).data.list.map(({ userId }) => userId)).toEqual(['ann', 'ben'])
  const own = await plan({}, lead)
  expect(own.count).toBe(2)
  const other = await plan()
  expect(other.count).toBe(1)
  expect((await list(lead)).list.map(({ reclaimId }) => reclaimId)).toEqual([own.reclaimId])
  expect((await list()).totalItems).toBe(2)
  for (const as of [lead, intruder]) expect(await cancel(other.reclaimId, as)).toMatchObject({ status: 404 })
  expect(await send({}, intruder)).toMatchObject({ status: 404 })
  expect(await exempt({ userIds: ['cid'] }, lead)).toMatchObject({ status: 404 })
  await exempt({ userIds: ['cid'] })
  expect((await exemptions(lead)).totalItems).toBe(0)
  expect(await cancel(own.reclaimId)).toMatchObject({ succeeded: true })
})

it('refuses a product that never reported any use', async () => {
  await firm.addProduct('silent', { seats: { top: 2 } })
  await firm.grant('silent', 'ann')
  firm.clock.advance(100 * day)
  expect(await send({ mainId: 'silent' })).toMatchObject({ code: codes.useUnreported })
})

it('leaves borrowed licences, and says why in the preview, the plan and the result', async () => {
  /** A licence file that runs on a device. */
  async function borrow(userId: string, days: number) {
    const [grant] = await db()
      .select()
      .from(grants)
      .where(and(eq(grants.companyId, enterPriseId), eq(grants.userId, userId)))
    const issuedAt = firm.clock.now()
    await db()
      .insert(borrowedLicences)
      .values({
        companyId: enterPriseId,
        id: `file-${userId}`,
        grantId: grant?.id ?? '',
        userId,
        personName: userId,
        mainId,
        sn: grant?.sn ?? '',
        mid: 'laptop',
        issuedAt,
        endsAt: new Date(issuedAt.getTime() + days * day),
      })
    return issuedAt
  }
  const issuedAt = await borrow('ann', 60)
  const { data } = await preview()
  expect(data.list.map(({ userId, borrowedUntil }) => [userId, borrowedUntil])).toEqual([
    ['ann', new Date(issuedAt.getTime() + 60 * day).toISOString()],
    ['ben', null],
    ['cid', null],
  ])
  const idle = await firm.request(
    calls.listIdleProducts,
    { query: { enterPriseId, idleDays: 90, pageIndex: 1, pageSize: 20 } },
    boss,
  )
  expect(idle.data.list[0]).toMatchObject({ idleCount: 3, borrowedCount: 1, exemptCount: 0, plannedCount: 0 })
  const planned = await plan()
  expect(planned.count).toBe(2)

  await borrow('ben', 60)
  const members = await firm.request(
    calls.listReclaimMembers,
    { query: { enterPriseId, reclaimId: planned.reclaimId, pageIndex: 1, pageSize: 20 } },
    boss,
  )
  expect(Object.fromEntries(members.data.list.map(({ userId, state }) => [userId, state]))).toEqual({
    ben: 'borrowed',
    cid: 'waiting',
  })
  firm.clock.set(new Date(firm.clock.now().getTime() + 8 * day))
  await runReclaims(firm.ports)
  // Borrowed at the last moment.
  await borrow('cid', 60)
  await firm.finish()
  const lines = await db().select().from(bulkChangeLines).where(eq(bulkChangeLines.companyId, enterPriseId))
  expect(lines.map(({ userId, state, reason }) => [userId, state, reason])).toEqual([
    ['cid', 'skipped', 'borrowed'],
  ])
})
