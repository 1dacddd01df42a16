import { licenceCostsOperations as calls } from '@atrium/contracts/licenceCosts/policy'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database/Connection'
import { allRoutes } from '../../routes'
import {
  catalogueCategories,
  catalogueProducts,
  departments,
  licenceCostMonths,
  licenceMonthCosts,
  licenceSeatCounts,
  licenceSeatMonths,
  orderItems,
  orders,
  products,
} from '../../tables'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { boss, companyId, type Firm, intruder, lead, openFirm } from '../authorisation/testCompany'
import { basisOf } from './basis'
import { firstDayOf, monthsLater } from './months'
import { storeCosts, sweepCosts } from './storeCosts'
import { orderFor } from './testOrders'

let firm: Firm
const db = () => firm.database.connection
const order = orderFor(() => firm)
const batches = ['draw', 'draw-2', 'bridge', 'road']
const now = new Date('2026-11-20T04:00:00Z')

beforeAll(async () => {
  firm = await openFirm(allRoutes)
  firm.clock.set(now)
  for (const mainId of batches) await firm.addProduct(mainId)
  await db().update(products).set({ batchOf: 'draw' }).where(eq(products.mainId, 'draw-2'))
})
afterAll(() => firm.close())

/** Two orders, and seats in October and November. */
beforeEach(async () => {
  await order(120_000_01, '2026-08-10T04:00:00Z', [
    { mainId: 'draw', quantity: 10, amount: 70_000_00, until: '2027-08-10T04:00:00Z' },
    { mainId: 'bridge', quantity: 3, amount: 50_000_01, until: '2027-08-10T04:00:00Z' },
  ])
  await order(9_999_99, '2026-10-03T04:00:00Z', [{ mainId: 'draw-2', quantity: 2, months: null }])
  for (const month of ['2026-10', '2026-11'])
    await count(month, 'draw', { top: [30, 10, 0], cost: [60, 1, 40] })
  await count('2026-10', 'bridge', { design: [31, 0, 7], tall: [0, 0, 24], gone: [3, 1, 0] })
  await count('2026-10', 'draw-2', { tall: [7, 7, 0], design: [11, 2, 13] })
  await db().insert(licenceSeatCounts).values({ companyId, countedOn: '2026-11-20' })
})
afterEach(async () => {
  for (const table of [
    licenceMonthCosts,
    licenceCostMonths,
    licenceSeatMonths,
    licenceSeatCounts,
    orderItems,
    orders,
  ])
    await db().delete(table)
})

/** Seat-days by department: owned, free and used. */
const count = (month: string, mainId: string, days: Record<string, readonly [number, number, number]>) =>
  db()
    .insert(licenceSeatMonths)
    .values(
      Object.entries(days).map(([departmentId, [ownedDays, freeDays, usedDays]]) => ({
        companyId,
        month: firstDayOf(month),
        mainId,
        departmentId,
        ownedDays,
        freeDays,
        usedDays,
      })),
    )

const questions = ['owned', 'used'].flatMap((costsBy) =>
  ['department', 'product'].flatMap((rowsBy) =>
    [{}, { mainId: 'draw' }].flatMap((product) => [
      { as: boss, query: { costsBy, rowsBy, ...product } },
      { as: boss, query: { costsBy, rowsBy, ...product, enterpriseDepartmentId: 'design' } },
      { as: lead, query: { costsBy, rowsBy, ...product } },
    ]),
  ),
)

/** Each kind of stored sum, way to divide and scope once. */
const someQuestions = questions.filter((_, n) => [0, 6, 8, 15, 19].includes(n))

/** The answers to questions about these months. */
async function answers(asked = someQuestions, fromMonth = '2026-06', untilMonth = '2026-12') {
  const all = []
  for (const { as, query } of asked) {
    const answer = await firm.request(
      calls.listLicenceCosts,
      {
        query: {
          enterPriseId: companyId,
          pageIndex: 1,
          pageSize: 100,
          fromMonth,
          untilMonth,
          ...query,
        } as never,
      },
      as,
    )
    expect(answer.succeeded).toBe(true)
    all.push(answer.data)
  }
  return all
}

/** The answers if nothing is stored. */
async function answersOfNow() {
  const stored = [
    await db().select().from(licenceCostMonths),
    await db().select().from(licenceMonthCosts),
  ] as const
  await db().delete(licenceCostMonths)
  const all = await answers()
  await db().delete(licenceMonthCosts)
  if (stored[0].length > 0)
    await db()
      .insert(licenceCostMonths)
      .values([...stored[0]])
  if (stored[1].length > 0)
    await db()
      .insert(licenceMonthCosts)
      .values([...stored[1]])
  return all
}

const storedMonths = async () =>
  (await db().select({ month: licenceCostMonths.month }).from(licenceCostMonths))
    .map(({ month }) => month.slice(0, 7))
    .sort()

const usual = ['2026-08', '2026-09', '2026-10', '2026-11']

it('answers from what is stored', async () => {
  const before = await answers()
  await storeCosts(firm.ports)
  expect(await storedMonths()).toEqual(usual)
  expect(await answers()).toEqual(before)
  // Only what is stored can show this.
  await db().update(licenceMonthCosts).set({ ownedFen: sql`owned_fen + 100`, usedFen: sql`used_fen + 100` })
  for (const [n, answer] of (await answers()).entries())
    if (before[n]?.amount) expect(answer.amount).toBeGreaterThan(before[n]?.amount ?? 0)
})

it('answers the same from what is stored, for random histories', async () => {
  const random = seededRandom(34)
  const below = (most: number) => Math.floor(random() * most)
  const places = ['top', 'design', 'tall', 'cost', 'gone']
  for (let history = 0; history < 4; history++) {
    for (let n = below(4); n >= 0; n--)
      await order(
        1 + below(10 ** (3 + below(6))),
        new Date(now.getTime() - below(400) * 86_400_000).toISOString(),
        Array.from({ length: 1 + below(3) }, () => ({
          mainId: batches[below(4)] ?? '',
          quantity: 1 + below(50),
          months: [null, 1, 12, 24][below(4)] ?? null,
          ...(below(2) && { until: '2027-05-17T04:00:00Z' }),
        })),
      )
    await db().delete(licenceSeatMonths)
    const counted = Array.from({ length: 14 }, (_, ago) => firstDayOf(monthsLater('2026-11', -ago))).flatMap(
      (month) =>
        batches.flatMap((mainId) =>
          places
            .filter(() => below(3) > 0)
            .map((departmentId) => {
              const ownedDays = 1 + below(900)
              const freeDays = below(2) * below(ownedDays)
              return {
                companyId,
                month,
                mainId,
                departmentId,
                ownedDays,
                freeDays,
                usedDays: below(3) * below(500),
              }
            }),
        ),
    )
    await db().insert(licenceSeatMonths).values(counted)
    await db().delete(licenceCostMonths)
    await db().update(licenceSeatCounts).set({ storedAt: null })
    const divided = await answers(questions, '2025-09')
    await storeCosts(firm.ports)
    expect(await answers(questions, '2025-09')).toEqual(divided)
    const [row] = await db().select({ storedAt: licenceSeatCounts.storedAt }).from(licenceSeatCounts)
    expect(row?.storedAt).toEqual(now)
  }
})

interface Cause {
  readonly what: string
  readonly prepare?: () => Promise<unknown>
  readonly change: () => Promise<unknown>
  readonly undo?: () => Promise<unknown>
  /** Months that aren't stored as they are now, until the worker has looked again. */
  readonly changed: readonly string[]
}

const oldOrder = () =>
  order(90_000_00, '2026-09-01T04:00:00Z', [
    { mainId: 'draw', quantity: 1, months: 12, until: '2027-09-01T04:00:00Z' },
    { mainId: 'bridge', quantity: 1, months: 12, until: '2027-09-01T04:00:00Z' },
  ])

const causes: readonly Cause[] = [
  {
    what: 'an order whose term begins earlier',
    change: () =>
      order(33_33, '2026-11-20T03:00:00Z', [
        { mainId: 'bridge', quantity: 1, from: '2026-09-15T04:00:00Z', until: '2026-11-15T04:00:00Z' },
      ]),
    changed: ['2026-09', '2026-10', '2026-11'],
  },
  {
    what: 'an order that is closed after its delivery',
    change: () => db().update(orders).set({ status: 'CLOSED' }).where(eq(orders.actualAmount, 9_999_99)),
    changed: ['2026-10'],
  },
  {
    what: 'a correction of what was paid',
    change: () =>
      db().update(orders).set({ actualAmount: 110_000_00 }).where(eq(orders.actualAmount, 120_000_01)),
    changed: usual,
  },
  {
    what: 'a list price, for an older order that doesn’t say what its items cost',
    prepare: oldOrder,
    change: () => addPrices(),
    undo: async () => {
      await db().delete(catalogueProducts)
      await db().delete(catalogueCategories)
    },
    changed: ['2026-09', '2026-10', '2026-11'],
  },
  {
    what: 'a batch that becomes one of another product',
    change: () => db().update(products).set({ batchOf: 'road' }).where(eq(products.mainId, 'draw-2')),
    undo: () => db().update(products).set({ batchOf: 'draw' }).where(eq(products.mainId, 'draw-2')),
    changed: ['2026-10'],
  },
  {
    what: 'the count of another day',
    change: async () => {
      await db().update(licenceSeatCounts).set({ countedOn: '2026-11-21' })
      await db()
        .update(licenceSeatMonths)
        .set({ ownedDays: sql`owned_days + 5` })
        .where(eq(licenceSeatMonths.month, '2026-11-01'))
    },
    changed: ['2026-11'],
  },
  {
    what: 'a department that is moved',
    change: () => moveTall('cost'),
    undo: () => moveTall('design'),
    changed: [],
  },
  {
    what: 'a department that is deleted',
    change: () => db().delete(departments).where(eq(departments.id, 'tall')),
    undo: () =>
      db().insert(departments).values({
        companyId,
        id: 'tall',
        parentId: 'design',
        name: '部门tall',
        level: 3,
        path: 'top/design/tall/',
        createdAt: now,
      }),
    changed: [],
  },
]

const moveTall = (parentId: string) =>
  db()
    .update(departments)
    .set({ parentId, path: `top/${parentId}/tall/` })
    .where(and(eq(departments.companyId, companyId), eq(departments.id, 'tall')))

async function addPrices() {
  await db()
    .insert(catalogueCategories)
    .values({ id: 'design', position: 0, names: { 'zh-CN': '设计', en: 'Design' } })
  const texts = { name: '产品', summary: '', introduction: [], highlights: [], requirements: [] }
  const prices = { draw: 100_00, bridge: 900_00 }
  await db()
    .insert(catalogueProducts)
    .values(
      Object.entries(prices).map(([licenceId, price], position) => ({
        id: licenceId,
        licenceId,
        categoryId: 'design',
        position,
        drawing: 'frame' as const,
        productType: 0 as const,
        isInstant: false,
        texts: { 'zh-CN': texts, en: texts },
        packages: [
          {
            id: 'standard',
            names: { 'zh-CN': '标准版', en: 'Standard' },
            summaries: { 'zh-CN': '', en: '' },
            terms: [{ months: 12, price }],
          },
        ],
      })),
    )
}

const basesByMonth = async () =>
  new Map((await db().select().from(licenceCostMonths)).map(({ month, basis }) => [month.slice(0, 7), basis]))

for (const { what, prepare, change, undo, changed } of causes)
  it(`is right at once, and stored again, after ${what}`, async () => {
    await prepare?.()
    await storeCosts(firm.ports)
    const before = await answers()
    const bases = await basesByMonth()
    try {
      await change()
      const after = await answers()
      expect(after).not.toEqual(before)
      expect(after).toEqual(await answersOfNow())
      // As after the count of the next day.
      await db().update(licenceSeatCounts).set({ storedAt: null })
      await storeCosts(firm.ports)
      const others = [...(await basesByMonth())].filter(([month, basis]) => bases.get(month) !== basis)
      expect(others.map(([month]) => month).sort()).toEqual(changed)
      expect(await answers()).toEqual(after)
    } finally {
      await undo?.()
    }
  })

it('finds a delivery without the count of a day, and looks at nothing otherwise', async () => {
  await storeCosts(firm.ports)
  const bases = await basesByMonth()
  await db().delete(licenceCostMonths).where(eq(licenceCostMonths.month, '2026-08-01'))
  await storeCosts(firm.ports)
  expect(await storedMonths()).not.toContain('2026-08')
  await order(500_00, '2026-11-20T05:00:00Z', [{ mainId: 'road', quantity: 1, months: null }])
  firm.clock.set(new Date('2026-11-20T06:00:00Z'))
  await storeCosts(firm.ports)
  const again = await basesByMonth()
  expect([...again.keys()].sort()).toEqual(usual)
  expect([...again].filter(([month, basis]) => bases.get(month) !== basis).map(([month]) => month)).toEqual([
    '2026-11',
  ])
  firm.clock.set(now)
})

it('stores each month once and whole, however many workers and readers there are', async () => {
  const before = await answers()
  const [all] = await Promise.all([
    Promise.all([answers(), answers()]),
    ...Array.from({ length: 4 }, () => storeCosts(firm.ports)),
  ])
  for (const each of all) expect(each).toEqual(before)
  expect(await storedMonths()).toEqual(usual)
  expect(await answers()).toEqual(before)
})

it('leaves nothing half stored when a worker is killed', async () => {
  const before = await answers()
  let turns = 0
  const killed: Database = {
    ...firm.database,
    transaction: (work) =>
      firm.database.transaction(async (transaction) => {
        const result = await work(transaction)
        turns += 1
        if (turns >= 2) throw new Error('killed')
        return result
      }),
  }
  await storeCosts({ ...firm.ports, database: killed })
  expect(await storedMonths()).toEqual(['2026-11'])
  const months = await db().selectDistinct({ month: licenceMonthCosts.month }).from(licenceMonthCosts)
  expect(months).toEqual([{ month: '2026-11-01' }])
  expect(await answers()).toEqual(before)
  await storeCosts(firm.ports)
  expect(await storedMonths()).toEqual(usual)
  expect(await answers()).toEqual(before)
})

it('never reads what is stored of another company', async () => {
  await storeCosts(firm.ports)
  const before = await answers()
  const months = await db().select().from(licenceCostMonths)
  const costs = await db().select().from(licenceMonthCosts)
  // The same months and bases, with other amounts.
  await db()
    .insert(licenceCostMonths)
    .values(months.map((row) => ({ ...row, companyId: 'other' })))
  await db()
    .insert(licenceMonthCosts)
    .values(costs.map((row) => ({ ...row, companyId: 'other', ownedFen: row.ownedFen + 1_000_00 })))
  expect(await answers()).toEqual(before)
  const query = {
    fromMonth: '2026-06',
    untilMonth: '2026-12',
    costsBy: 'owned',
    rowsBy: 'department',
  } as const
  const answer = await firm.request(
    calls.listLicenceCosts,
    { query: { enterPriseId: 'other', pageIndex: 1, pageSize: 100, ...query } },
    intruder,
  )
  expect(answer.data).toMatchObject({ list: [], amount: 0 })
  await db().delete(licenceCostMonths).where(eq(licenceCostMonths.companyId, companyId))
  expect(await answers()).toEqual(before)
})

it('keeps two years and the current month', async () => {
  await storeCosts(firm.ports)
  await sweepCosts(firm.database, new Date('2028-11-10T00:00:00Z'))
  expect(await storedMonths()).toEqual(['2026-11'])
  const months = await db().selectDistinct({ month: licenceMonthCosts.month }).from(licenceMonthCosts)
  expect(months).toEqual([{ month: '2026-11-01' }])
})

it('doesn’t count the days of a month that is over', () => {
  expect(basisOf('2026-10', [], '2026-11-20')).toBe(basisOf('2026-10', [], '2026-10-31'))
  expect(basisOf('2026-10', [], '2026-10-31')).not.toBe(basisOf('2026-10', [], '2026-10-30'))
  expect(basisOf('2026-10', [], undefined)).not.toBe(basisOf('2026-10', [], '2026-10-30'))
})
