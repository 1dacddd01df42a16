import { allocationOperations } from '@atrium/contracts/allocation/policy'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { overviewOperations } from '@atrium/contracts/company/overview/policy'
import { companyOperations } from '@atrium/contracts/company/policy'
import { concurrentSeatsErrors as codes } from '@atrium/contracts/concurrentSeats/contract'
import { concurrentSeatsOperations as calls } from '@atrium/contracts/concurrentSeats/policy'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PassingEvent, passingChannel } from '../../platform/events'
import {
  auditRows,
  licenceUseDays,
  memberships,
  products,
  seatCheckouts,
  seatDenials,
  seatHoldings,
} from '../../tables'
import { allocationRoutes } from '../allocation'
import { authorisationRoutes } from '../authorisation'
import {
  boss,
  companyId as enterPriseId,
  type Firm,
  intruder,
  lead,
  openFirm,
} from '../authorisation/testCompany'
import { companyRoutes } from '../company'
import { overviewRoutes } from '../overview'
import { concurrentSeatRoutes } from '.'

const mainId = 'draw'
const minute = 60_000
let firm: Firm
const db = () => firm.database.connection

beforeEach(async () => {
  firm = await openFirm([
    ...authorisationRoutes,
    ...allocationRoutes,
    ...companyRoutes,
    ...overviewRoutes,
    ...concurrentSeatRoutes,
  ])
  await firm.addMembers('tall', 'ann', 'ben')
  await firm.addMembers('cost', 'cid', 'dan')
  await firm.addProduct(mainId, { seats: { top: 2, design: 1 } })
  await db().update(products).set({ isConcurrent: true }).where(eq(products.mainId, mainId))
})
afterEach(() => firm.close())

const as = (userId: string) => ({ as: { userId }, company: enterPriseId })

async function take(userId: string, more: { mid?: string; takesOver?: boolean } = {}, who = as(userId)) {
  const body = { enterPriseId: who.company, mainId, mid: `pc-${userId}`, deviceName: '工作站', ...more }
  return firm.request(calls.checkOutSeat, { body }, who)
}
async function taken(userId: string, more: Parameters<typeof take>[1] = {}) {
  const { data } = await take(userId, more)
  if (data?.checkoutId == null) throw new Error(`${userId} got no seat.`)
  return data.checkoutId
}
const report = async (userId: string, checkoutId: string, isLeft = false, who = as(userId)) =>
  firm.request(calls.reportSeat, { body: { enterPriseId: who.company, checkoutId, isLeft } }, who)
const wait = (milliseconds: number) => firm.clock.set(new Date(firm.clock.now().getTime() + milliseconds))
const use = async (who = boss) =>
  firm.request(calls.getConcurrentUse, { query: { enterPriseId: who.company, mainId } }, who)
const list = async (who = boss) =>
  firm.request(
    calls.listCheckouts,
    { query: { enterPriseId: who.company, mainId, pageIndex: 1, pageSize: 20 } },
    who,
  )

describe('a checkout', () => {
  it('takes a seat of the own department first, then of those above, and never of another one', async () => {
    await taken('ann')
    await taken('cid')
    await taken('dan')
    const rows = await db().select().from(seatCheckouts)
    expect(Object.fromEntries(rows.map(({ userId, departmentId }) => [userId, departmentId]))).toEqual({
      ann: 'design',
      cid: 'top',
      dan: 'top',
    })
  })

  it('turns the next one away, says who helps, and counts it by department', async () => {
    for (const userId of ['ann', 'cid', 'dan']) await taken(userId)
    const { data } = await take('ben')
    expect(data).toMatchObject({ state: 'full', checkoutId: null, inUse: 3, total: 3 })
    expect(data.message).toContain('3人在用')
    expect(data.message).toContain('联系管理员成员lead')
    await take('ben')
    expect((await use()).data).toMatchObject({
      inUse: 3,
      total: 3,
      departments: [{ enterpriseDepartmentId: 'tall', denials: 2 }],
      days: [{ peak: 3, total: 3, denials: 2 }],
    })
  })

  it('is the same one on the same device, and one for all devices of a person', async () => {
    const checkoutId = await taken('ann')
    expect(await taken('ann')).toBe(checkoutId)
    expect((await take('ann', { mid: 'laptop' })).data).toMatchObject({ state: 'inUseElsewhere', inUse: 1 })
    await taken('cid')
    await taken('dan')
    const onLaptop = await taken('ann', { mid: 'laptop', takesOver: true })
    expect(onLaptop).not.toBe(checkoutId)
    expect((await report('ann', checkoutId)).data).toMatchObject({ goesOn: false, because: 'takenOver' })
    expect((await report('ann', onLaptop)).data).toMatchObject({ goesOn: true })
    expect((await use()).data).toMatchObject({ inUse: 3 })
  })

  it('records the days of use once each', async () => {
    const checkoutId = await taken('ann')
    for (let n = 0; n < 3; n++) {
      wait(2 * minute)
      await report('ann', checkoutId)
    }
    expect(await db().$count(licenceUseDays, eq(licenceUseDays.userId, 'ann'))).toBe(1)
  })

  it('writes no audit row', async () => {
    const before = await db().$count(auditRows)
    await report('ann', await taken('ann'))
    expect(await db().$count(auditRows)).toBe(before)
  })
})

describe('overcommit', () => {
  beforeEach(() => db().update(products).set({ overcommit: 1 }).where(eq(products.mainId, mainId)))

  it('allows as many more as the vendor says, and shows them', async () => {
    for (const userId of ['ann', 'cid', 'dan', 'ben']) await taken(userId)
    expect((await take('lead')).data).toMatchObject({ state: 'full', inUse: 4, total: 3 })
    expect((await use()).data).toMatchObject({
      inUse: 4,
      total: 3,
      overcommit: 1,
      days: [{ peak: 4, total: 3 }],
    })
  })

  it('never adds to what passing seats on exceeded', async () => {
    for (const userId of ['cid', 'dan', 'boss']) await taken(userId)
    await db()
      .update(seatHoldings)
      .set({ quantity: 3 })
      .where(and(eq(seatHoldings.mainId, mainId), eq(seatHoldings.departmentId, 'design')))
    await db()
      .update(seatHoldings)
      .set({ quantity: 0 })
      .where(and(eq(seatHoldings.mainId, mainId), eq(seatHoldings.departmentId, 'top')))
    expect((await take('ann')).data).toMatchObject({ state: 'full', inUse: 3, total: 3 })
  })
})

describe('the end of a use', () => {
  it('frees the seat at once when the program is left, and does nothing the second time', async () => {
    const checkoutId = await taken('cid')
    await taken('dan')
    expect((await report('cid', checkoutId, true)).data).toEqual({
      goesOn: false,
      because: 'left',
      endsAt: null,
    })
    expect((await report('cid', checkoutId, true)).data).toMatchObject({ because: 'left' })
    await taken('boss')
  })

  it('frees a silent seat after three minutes, for somebody else or for the same program', async () => {
    const first = await taken('cid')
    await taken('dan')
    wait(3 * minute + 1)
    expect((await list()).data.list).toEqual([])
    expect((await report('cid', first)).data).toMatchObject({ goesOn: true })
    await taken('boss')
    expect((await take('dan')).data).toMatchObject({ state: 'full' })
    wait(3 * minute + 1)
    await taken('dan')
    await taken('boss', { mid: 'other', takesOver: true })
    expect((await report('cid', first)).data).toMatchObject({ goesOn: false, because: 'silent' })
  })

  it('tells a program that the batch has ended or was disabled', async () => {
    const checkoutId = await taken('ann')
    await db().update(products).set({ disabled: true }).where(eq(products.mainId, mainId))
    expect((await report('ann', checkoutId)).data).toMatchObject({ goesOn: false, because: 'stopped' })
    expect((await take('ann')).envelope).toMatchObject({ error_code: codes.notUsable })
    await db()
      .update(products)
      .set({ disabled: false, endAt: firm.clock.now() })
      .where(eq(products.mainId, mainId))
    expect((await take('ann')).envelope).toMatchObject({ error_code: codes.notUsable })
  })

  it('gives a member who moved a seat in reach, or stops', async () => {
    const checkoutId = await taken('ann')
    const move = (departmentId: string) =>
      db().update(memberships).set({ departmentId }).where(eq(memberships.userId, 'ann'))
    await move('cost')
    expect((await report('ann', checkoutId)).data).toMatchObject({ goesOn: true })
    expect(await db().select().from(seatCheckouts)).toMatchObject([{ departmentId: 'top' }])
    await move('design')
    const other = await taken('ben', {})
    await taken('cid')
    await db().update(memberships).set({ departmentId: 'cost' }).where(eq(memberships.userId, 'ben'))
    expect((await report('ben', other)).data).toMatchObject({ goesOn: false, because: 'stopped' })
  })

  it('ends with the membership', async () => {
    await taken('ann')
    await db().delete(memberships).where(eq(memberships.userId, 'ann'))
    expect(await db().$count(seatCheckouts)).toBe(0)
  })

  it('can be forced by administrators of the member, once', async () => {
    const [mine, theirs] = [await taken('ann'), await taken('cid')]
    const force = (checkoutId: string, who = boss) =>
      firm.request(calls.endCheckout, { body: { enterPriseId: who.company, checkoutId } }, who)
    expect((await list(lead)).data).toMatchObject({ totalItems: 1, list: [{ userId: 'ann' }] })
    expect((await force(theirs, lead)).status).toBe(404)
    expect((await force(mine, as('cid'))).status).toBe(403)
    expect((await force(mine, lead)).succeeded).toBe(true)
    expect((await force(mine)).envelope).toMatchObject({ error_code: codes.ended })
    expect((await report('ann', mine)).data).toMatchObject({ goesOn: false, because: 'forced' })
  })
})

describe('other companies and people', () => {
  it('never sees or changes anything of this one', async () => {
    const checkoutId = await taken('ann')
    expect((await take('intruder', {}, intruder)).status).toBe(404)
    expect((await take('intruder', {}, { ...intruder, company: enterPriseId })).status).toBe(403)
    expect((await report('intruder', checkoutId, true, intruder)).status).toBe(404)
    expect((await report('ben', checkoutId, true)).status).toBe(404)
    expect((await list(intruder)).status).toBe(404)
    expect((await use(intruder)).status).toBe(404)
    expect((await use(as('ann'))).status).toBe(403)
    expect((await report('ann', checkoutId)).data).toMatchObject({ goesOn: true })
  })
})

describe('named licences', () => {
  it('are never given from a concurrent batch', async () => {
    const refused = await firm.request(
      authorisationOperations.grantLicences,
      { body: { enterPriseId, mainId, userIds: ['ann'] } },
      boss,
    )
    expect(refused.envelope?.error_msg).toContain('并发授权')
    const assignable = await firm.request(
      authorisationOperations.listAssignableProducts,
      { query: { enterPriseId, grantUserId: 'ann' } },
      boss,
    )
    expect(assignable.data).toEqual([])
    const people = await firm.request(authorisationOperations.listUngrantedUsers, { query: { mainId } }, boss)
    expect(people.succeeded).toBe(false)
  })

  it('are not a way into a product without concurrent seats', async () => {
    await db().update(products).set({ isConcurrent: false }).where(eq(products.mainId, mainId))
    expect((await take('ann')).envelope).toMatchObject({ error_code: codes.notConcurrent })
    expect(await db().$count(seatDenials)).toBe(0)
  })
})

describe('allocation', () => {
  const allocation = async (who = boss) =>
    (await firm.request(allocationOperations.listAllocation, { query: { enterPriseId, mainId } }, who)).data
  const shown = async (who = boss) =>
    Object.fromEntries(
      (await allocation(who)).list.map((row) => [
        row.enterpriseDepartmentId,
        [row.usedCount, row.leftCount, row.allocableCount],
      ]),
    )
  const productsShown = async (who = boss) =>
    (await firm.request(allocationOperations.listAllocationProducts, { query: { enterPriseId } }, who)).data

  it('counts seats in use now as used, and those that are silent as free', async () => {
    await taken('ann')
    await taken('cid')
    expect(await shown()).toMatchObject({ top: [1, 1, 2], design: [1, 0, 1] })
    expect((await allocation()).product).toMatchObject({ totalCount: 3, leftCount: 1, passedOn: 0 })
    expect(await productsShown()).toMatchObject([{ mainId, totalCount: 3, leftCount: 1 }])
    expect(await shown(lead)).toMatchObject({ design: [1, 0, 1] })
    expect(await productsShown(lead)).toMatchObject([{ mainId, totalCount: 1, leftCount: 0 }])
    wait(3 * minute)
    expect(await productsShown()).toMatchObject([{ mainId, leftCount: 3 }])
    expect(await shown()).toMatchObject({ top: [0, 2, 2], design: [0, 1, 1] })
  })

  it('finds the product as full while all seats are in use, as the list shows it', async () => {
    const found = async (who = boss) => {
      const query = { enterPriseId, snStatus: 'full', pageIndex: 1, pageSize: 20 } as const
      const { data } = await firm.request(authorisationOperations.listProducts, { query }, who)
      return data.list.map((row) => [row.mainId, row.unUsedCount, row.totalCount])
    }
    for (const userId of ['ann', 'cid']) await taken(userId)
    expect(await found()).toEqual([])
    await taken('dan')
    expect(await found()).toEqual([[mainId, 0, 3]])
    expect(await found(lead)).toEqual([[mainId, 0, 3]])
    wait(3 * minute)
    expect(await found()).toEqual([])
  })

  it('never shows more of them on the home page than there are', async () => {
    const home = async (who = boss) =>
      (await firm.request(overviewOperations.getOverview, { query: { enterPriseId } }, who)).data.seats
    await taken('cid')
    expect(await home()).toMatchObject([{ total: 3, used: 1, passedOn: 1 }])
    await db()
      .update(seatHoldings)
      .set({ quantity: 0 })
      .where(and(eq(seatHoldings.mainId, mainId), eq(seatHoldings.departmentId, 'top')))
    expect(await home(lead)).toMatchObject([{ total: 1, used: 1, passedOn: 0 }])
    expect(await home()).toMatchObject([{ total: 1, used: 1, passedOn: 0 }])
  })

  it('counts seats of a trial that are in use on the page of the company', async () => {
    await db().update(products).set({ isTrial: true }).where(eq(products.mainId, mainId))
    await taken('ann')
    const home = await firm.request(companyOperations.getCompanyHome, { params: { enterPriseId } }, boss)
    const { enterprisePurchasedProducts, enterpriseSaasProducts } = home.data
    expect([...enterprisePurchasedProducts, ...enterpriseSaasProducts]).toMatchObject([
      { trialSnCount: 3, hasUsedTrialSnCount: 1 },
    ])
  })

  it('passes on seats that are in use', async () => {
    await taken('cid')
    await taken('dan')
    const body = {
      enterPriseId,
      mainId,
      enterpriseDepartmentId: 'top',
      list: [{ enterpriseDepartmentId: 'design', count: 2 }],
    }
    expect((await firm.request(allocationOperations.allocate, { body }, boss)).succeeded).toBe(true)
    // The department that passed them on still has two in use, so nobody else gets one of them.
    expect((await allocation()).product).toMatchObject({ totalCount: 3, leftCount: 1, passedOn: 1 })
    expect(await shown()).toMatchObject({ top: [0, 0, 0], design: [0, 3, 3] })
  })
})

describe('pages of administrators', () => {
  it('are told when a use begins or ends, and not when it goes on', async () => {
    const told: PassingEvent[] = []
    const listening = await firm.database.listen(passingChannel, {
      hear: (text) => told.push(JSON.parse(text)),
      missed() {},
    })
    const checkoutId = await taken('ann')
    const event = {
      userIds: expect.arrayContaining(['boss', 'lead']),
      target: 'OnConcurrentUse',
      payload: { enterPriseId, mainId },
    }
    await expect.poll(() => told).toEqual([event])
    await report('ann', checkoutId)
    await report('ann', checkoutId, true)
    await expect.poll(() => told).toEqual([event, event])
    await listening.end()
  })
})

describe('many at once', () => {
  const atOnce = 43
  const seats = 23

  it('gives N seats to N of N + 20 members, and counts the others', async () => {
    const people = Array.from({ length: atOnce }, (_, n) => `m${n}`)
    await firm.addMembers('tall', ...people)
    await db()
      .update(seatHoldings)
      .set({ quantity: seats - 1 })
      .where(and(eq(seatHoldings.mainId, mainId), eq(seatHoldings.departmentId, 'top')))
    const answers = await Promise.all(people.map((userId) => take(userId)))
    const got = answers.filter(({ data }) => data.state === 'checkedOut')
    expect(got).toHaveLength(seats)
    expect(answers.filter(({ data }) => data.state === 'full')).toHaveLength(atOnce - seats)
    expect((await use()).data).toMatchObject({ inUse: seats, days: [{ peak: seats, denials: 20 }] })

    // Some report and some are taken from, while all expire.
    wait(3 * minute)
    const holders = people.filter((_, n) => answers[n]?.data.state === 'checkedOut')
    const others = people.filter((userId) => !holders.includes(userId))
    const idOf = (userId: string) => answers[people.indexOf(userId)]?.data.checkoutId ?? ''
    const [reports, takes] = await Promise.all([
      Promise.all(holders.map((userId) => report(userId, idOf(userId)))),
      Promise.all(others.map((userId) => take(userId))),
    ])
    const going = reports.filter(({ data }) => data.goesOn).length
    const taking = takes.filter(({ data }) => data.state === 'checkedOut').length
    expect(taking).toBeGreaterThan(0)
    expect(going + taking).toBeLessThanOrEqual(seats)
    expect((await use()).data.inUse).toBe(going + taking)
  })
})
