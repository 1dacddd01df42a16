import { trialErrors as codes } from '@atrium/contracts/catalogue/trials/contract'
import { trialsOperations as operations } from '@atrium/contracts/catalogue/trials/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { auditRows, catalogueProducts, messages, profiles, trials } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'

let service: TestService
let start: Date
beforeAll(async () => {
  service = await createDemoService()
  start = service.clock.now()
})
afterAll(() => service.close())

beforeEach(async () => {
  service.clock.set(start)
  await db().delete(trials).where(eq(trials.userId, researcher))
  await db().update(catalogueProducts).set({ withdrawnAt: null })
  await db()
    .update(profiles)
    .set({ position: '研究员', discipline: 'hvac' })
    .where(eq(profiles.userId, researcher))
  await db().delete(messages).where(eq(messages.userId, researcher))
})

const { student, researcher } = demo.userIds
const day = 86_400_000

const db = () => service.database.connection
const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const apply = (productId: string, userId: string = researcher) =>
  service.request(
    operations.applyForTrialOrMeeting,
    { body: { type: 'trial', id: productId, purpose: '方案比选' } },
    { as: { userId } },
  )
const withdraw = (id: string, userId: string = researcher) =>
  service.request(operations.withdrawTrialOrMeeting, { body: { type: 'trial', id } }, { as: { userId } })
const standing = async (productId: string, userId: string = researcher) =>
  (await service.request(operations.getTrialOf, { params: { id: productId } }, { as: { userId } })).data
const rowsOf = (productId: string, userId: string = researcher) =>
  db()
    .select()
    .from(trials)
    .where(and(eq(trials.userId, userId), eq(trials.productId, productId)))

describe('requesting a trial', () => {
  it('makes it pending, and notifies the person alone', async () => {
    const { data } = await apply('bridge')
    expect(data.state).toBe('applied')
    expect((await standing('bridge')).trial).toMatchObject({ id: data.id, state: 'applied', endAt: null })
    const own = await service.request(
      operations.listTrials,
      { query: { pageIndex: 1, pageSize: 10 } },
      { as: { userId: researcher } },
    )
    expect(own.data.list[0]).toMatchObject({ id: data.id, productName: '桥梁结构计算软件' })
    expect(own.data.counts).toEqual([{ state: 'applied', count: 1 }])
    expect((await standing('bridge', demo.userIds.individual)).trial).toBeNull()
  })

  it('starts at once for some products and expires automatically', async () => {
    const { data } = await apply('foundation')
    expect(data.state).toBe('running')
    const { trial } = await standing('foundation')
    expect(Date.parse(trial?.endAt ?? '') - Date.parse(trial?.startAt ?? '')).toBe(30 * day)
    service.clock.advance(30 * day - 1)
    expect((await standing('foundation')).trial?.state).toBe('running')
    service.clock.advance(1)
    expect((await standing('foundation')).trial?.state).toBe('over')
    expect((await apply('foundation')).code).toBe(codes.usedUp)
  })

  it('many times at once makes one request with one audit row', async () => {
    const audited = () => db().$count(auditRows, eq(auditRows.operation, 'applyForTrialOrMeeting'))
    const before = await audited()
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply('road')))
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
    expect(new Set(answers.filter(({ succeeded }) => !succeeded).map(({ code }) => code))).toEqual(
      new Set([codes.underWay]),
    )
    expect(await rowsOf('road')).toHaveLength(1)
    expect(await audited()).toBe(before + 1)
  })

  it('is refused for a product that can’t be tried, doesn’t exist or is withdrawn', async () => {
    expect((await apply('electrical')).code).toBe(codes.notOffered)
    expect((await apply('nothing')).status).toBe(404)
    await db()
      .update(catalogueProducts)
      .set({ withdrawnAt: new Date() })
      .where(eq(catalogueProducts.id, 'road'))
    expect((await apply('road')).status).toBe(404)
  })

  it('requires a complete profile, and says how much is missing', async () => {
    await db().update(profiles).set({ position: '', discipline: '' }).where(eq(profiles.userId, researcher))
    expect((await standing('road')).missing).toBe(2)
    expect((await apply('road')).code).toBe(codes.profileIncomplete)
    expect(await rowsOf('road')).toEqual([])
  })
})

describe('a request', () => {
  let id = ''
  beforeEach(async () => {
    id = (await apply('bridge')).data.id
  })

  it('can be withdrawn by its person, once, and made again', async () => {
    expect((await withdraw(id, student)).status).toBe(404)
    expect((await withdraw(id)).data).toBe(true)
    expect((await withdraw(id)).code).toBe(codes.alreadyDecided)
    expect((await apply('bridge')).data.state).toBe('applied')
    expect(await rowsOf('bridge')).toHaveLength(2)
  })

  it('when approved runs for the product’s days, and notifies its person', async () => {
    expect(await operate('trials', 'list')).toContain(id)
    await operate('trials', 'approve', id)
    expect((await standing('bridge')).trial).toMatchObject({
      state: 'running',
      startAt: service.clock.now().toISOString(),
    })
    const [row] = await db()
      .select()
      .from(messages)
      .where(and(eq(messages.userId, researcher), eq(messages.kind, 'trial')))
    expect(row).toMatchObject({ subjectId: id, titleEn: 'Trial approved' })
    await expect(operate('trials', 'approve', id)).rejects.toThrow('decided or withdrawn')
    await expect(operate('trials', 'reject', id, '--reason', 'late')).rejects.toThrow('decided or withdrawn')
    expect((await withdraw(id)).code).toBe(codes.alreadyDecided)
    expect((await apply('bridge')).code).toBe(codes.underWay)
  })

  it('when refused gives the reason, and can be made again', async () => {
    await expect(operate('trials', 'reject', id)).rejects.toThrow('--reason')
    await operate('trials', 'reject', id, '--reason', '请联系销售')
    expect((await standing('bridge')).trial).toMatchObject({ state: 'refused', reason: '请联系销售' })
    expect((await apply('bridge')).data.state).toBe('applied')
  })

  it('that is withdrawn and approved at once is exactly one of both', async () => {
    const [withdrawn, approved] = await Promise.allSettled([withdraw(id), operate('trials', 'approve', id)])
    const isWithdrawn = withdrawn.status === 'fulfilled' && withdrawn.value.succeeded
    expect(isWithdrawn).toBe(approved.status === 'rejected')
    expect((await standing('bridge')).trial?.state).toBe(isWithdrawn ? 'withdrawn' : 'running')
  })
})
