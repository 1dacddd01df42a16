import { licenceCostErrors } from '@atrium/contracts/licenceCosts/contract'
import { licenceCostsOperations as calls } from '@atrium/contracts/licenceCosts/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRoutes } from '../../routes'
import {
  departments,
  licenceSeatCounts,
  licenceSeatMonths,
  memberships,
  permissionGroups,
  products,
  seatHoldings,
} from '../../tables'
import { lookAfter } from '../../testing/servers/lookAfter'
import { boss, companyId, type Firm, intruder, lead, openFirm } from '../authorisation/testCompany'
import { countSeatDays } from './countSeatDays'
import { orderFor } from './testOrders'

let firm: Firm
const db = () => firm.database.connection

beforeAll(async () => {
  firm = await openFirm(allRoutes)
  firm.clock.set(new Date('2026-10-15T04:00:00Z'))
  await firm.addMembers('tall', 'ann', 'ben')
  await firm.addMembers('cost', 'cid')
  const endAt = new Date('2027-10-01T00:00:00Z')
  await firm.addProduct('draw', { seats: { top: 4, design: 4, cost: 2 }, endAt })
  await firm.addProduct('bridge', { seats: { top: 3 } })
  await firm.grant('draw', 'ann', 'ben', 'cid')
})
afterAll(() => firm.close())

const order = orderFor(() => firm)

type Query = Partial<Parameters<typeof listOf>[0]>
async function listOf(
  query: {
    fromMonth: string
    untilMonth: string
    costsBy: 'owned' | 'used'
    rowsBy: 'department' | 'product'
    enterpriseDepartmentId?: string
    mainId?: string
    searchCondition?: string
  },
  as = boss,
) {
  return firm.request(
    calls.listLicenceCosts,
    { query: { enterPriseId: as.company, pageIndex: 1, pageSize: 100, ...query } },
    as,
  )
}
const usual = { fromMonth: '2026-10', untilMonth: '2026-12', costsBy: 'owned', rowsBy: 'department' } as const
const costs = async (query: Query = {}, as = boss) => (await listOf({ ...usual, ...query }, as)).data
const byId = async (query: Query = {}, as = boss) =>
  Object.fromEntries((await costs(query, as)).list.map(({ id, amounts }) => [id, amounts]))

async function file(query: Query = {}, as = boss) {
  const { rowsBy, searchCondition, ...period } = { ...usual, ...query }
  const answer = await firm.request(
    calls.downloadLicenceCosts,
    { query: { enterPriseId: as.company, ...period } },
    as,
  )
  const bytes = await answer.data.content.arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { text, rows: readRows(text) }
}

/** Rows of a CSV file by column. An empty cell is null. */
function readRows(text: string): readonly Readonly<Record<string, string | null>>[] {
  const [heads = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? (plain || null),
      ),
    )
  return rows.map((row) => Object.fromEntries(heads.map((head, n) => [head ?? '', row[n] ?? null])))
}

const fenOf = (rows: readonly Readonly<Record<string, string | null>>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)

it('is empty before the first order', async () => {
  expect(await costs()).toMatchObject({
    hasOrders: false,
    list: [],
    amount: 0,
    months: [{ month: '2026-10' }],
  })
})

it('has everything at the top department in months without a count', async () => {
  await order(36_500_00, '2026-09-30T16:00:00Z', [
    { mainId: 'draw', quantity: 10, from: '2026-09-30T16:00:00Z', until: '2027-09-30T16:00:00Z' },
  ])
  const { list, months, path } = await costs()
  expect(months).toEqual([{ month: '2026-10', isSplit: false, amount: 3100, unusedAmount: 0 }])
  expect(list).toMatchObject([{ id: 'top', kind: 'own', amounts: [3100], unusedAmount: 0, hasBelow: false }])
  expect(path).toEqual([{ id: 'top', name: '部门top' }])
})

it('counts the seats of a day once, however many workers look', async () => {
  await Promise.all([countSeatDays(firm.ports), countSeatDays(firm.ports), countSeatDays(firm.ports)])
  await countSeatDays(firm.ports)
  const rows = await db()
    .select()
    .from(licenceSeatMonths)
    .where(and(eq(licenceSeatMonths.companyId, companyId), eq(licenceSeatMonths.mainId, 'draw')))
  expect(
    Object.fromEntries(
      rows.map(({ departmentId, ownedDays, freeDays, usedDays }) => [
        departmentId,
        [ownedDays, freeDays, usedDays],
      ]),
    ),
  ).toEqual({
    top: [4, 4, 0],
    design: [4, 2, 0],
    tall: [0, 0, 2],
    cost: [2, 1, 1],
  })
})

it('counts concurrent seats as used by the department that owns them', async () => {
  await firm.addProduct('shared', { seats: { top: 1, design: 5 } })
  await db().update(products).set({ isConcurrent: true }).where(eq(products.mainId, 'shared'))
  await db().update(licenceSeatCounts).set({ countedOn: '2026-10-14' })
  await db().delete(licenceSeatMonths)
  await countSeatDays(firm.ports)
  const rows = await db().select().from(licenceSeatMonths).where(eq(licenceSeatMonths.mainId, 'shared'))
  expect(rows.map(({ ownedDays, freeDays, usedDays }) => [ownedDays, freeDays, usedDays]).sort()).toEqual([
    [1, 0, 1],
    [5, 0, 5],
  ])
})

it('divides by who owns the seats, or by who uses them', async () => {
  expect(await byId()).toEqual({ top: [1240], design: [1240], cost: [620] })
  expect(await byId({ costsBy: 'used' })).toEqual({ top: [1240], design: [1240], cost: [620] })
  const inDesign = { enterpriseDepartmentId: 'design' }
  expect(await byId(inDesign)).toEqual({ design: [1240] })
  expect(await byId({ ...inDesign, costsBy: 'used' })).toEqual({ design: [620], tall: [620] })
  const { list, unusedAmount } = await costs({ costsBy: 'used' })
  expect(unusedAmount).toBe(2170)
  expect(list.find(({ id }) => id === 'design')).toMatchObject({
    kind: 'department',
    hasBelow: true,
    unusedAmount: 620,
  })
})

it('divides a month by its days when seats move within it', async () => {
  firm.clock.set(new Date('2026-11-10T04:00:00Z'))
  await countSeatDays(firm.ports)
  // All free seats of the top department, and a member, move to the cost department.
  await db()
    .update(seatHoldings)
    .set({ quantity: 0 })
    .where(and(eq(seatHoldings.mainId, 'draw'), eq(seatHoldings.departmentId, 'top')))
  await db()
    .update(seatHoldings)
    .set({ quantity: 6 })
    .where(and(eq(seatHoldings.mainId, 'draw'), eq(seatHoldings.departmentId, 'cost')))
  await db().update(memberships).set({ departmentId: 'cost' }).where(eq(memberships.userId, 'ben'))
  firm.clock.set(new Date('2026-11-11T04:00:00Z'))
  await countSeatDays(firm.ports)
  // 3000 yuan: 10 + 10 seat-days.
  expect(await byId()).toEqual({ top: [1240, 600], design: [1240, 1200], cost: [620, 1200] })
  expect(await byId({ enterpriseDepartmentId: 'design', costsBy: 'used' })).toEqual({
    design: [620, 600],
    tall: [620, 450],
  })
})

it('keeps every fen, in each order and month', async () => {
  await order(100_01, '2026-11-05T04:00:00Z', [
    {
      mainId: 'draw',
      quantity: 3,
      amount: 3333,
      from: '2026-11-05T04:00:00Z',
      until: '2027-02-03T04:00:00Z',
    },
    { mainId: 'bridge', quantity: 2, amount: 6667, months: null },
  ])
  for (const costsBy of ['owned', 'used'] as const)
    for (const rowsBy of ['department', 'product'] as const) {
      const all = await costs({ costsBy, rowsBy })
      for (const [n, { amount }] of all.months.entries())
        expect(all.list.reduce((sum, { amounts }) => sum + Math.round((amounts[n] ?? 0) * 100), 0)).toBe(
          Math.round(amount * 100),
        )
    }
  // The permanent licences are paid at once, the others from their days in November.
  const byProduct = await byId({ rowsBy: 'product' })
  expect(byProduct.bridge).toEqual([0, 66.68])
  expect(byProduct.draw?.[1]).toBeCloseTo(3000 + (33.33 * 26) / 90, 1)
})

it('divides an older order of several items by seats and months, if the catalogue doesn’t have them', async () => {
  const before = await costs({ rowsBy: 'product', untilMonth: '2026-11' })
  await order(300_00, '2026-11-06T04:00:00Z', [
    { mainId: 'draw', quantity: 1, months: 12, until: '2027-11-06T04:00:00Z' },
    { mainId: 'bridge', quantity: 1, months: null },
  ])
  const after = await costs({ rowsBy: 'product', untilMonth: '2026-11' })
  const bridge = (answer: typeof before) => answer.list.find(({ id }) => id === 'bridge')?.amount ?? 0
  expect(bridge(after) - bridge(before)).toBeCloseTo(225)
})

it('filters by product, and searches by name', async () => {
  const { list, product } = await costs({ mainId: 'bridge' })
  expect(list.map(({ id }) => id)).toEqual(['top'])
  expect(product).toEqual({ id: 'bridge', name: '产品bridge' })
  expect((await costs({ searchCondition: 'cost' })).list.map(({ id }) => id)).toEqual(['cost'])
  expect((await costs({ rowsBy: 'product', searchCondition: 'draw' })).totalItems).toBe(1)
})

it('keeps the costs of a department that was deleted, as removed', async () => {
  await db().insert(licenceSeatMonths).values({
    companyId,
    month: '2026-11-01',
    mainId: 'bridge',
    departmentId: 'gone',
    ownedDays: 1,
    freeDays: 0,
    usedDays: 1,
  })
  const all = await costs()
  const row = all.list.find(({ kind }) => kind === 'removed')
  expect(row).toMatchObject({ name: '', hasBelow: false })
  expect(row?.amount).toBeGreaterThan(0)
  expect(all.list.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
    Math.round(all.amount * 100),
  )
  await db().delete(licenceSeatMonths).where(eq(licenceSeatMonths.departmentId, 'gone'))
})

it('writes a file in columns of FOCUS 1.2 whose sums are those of the orders and of the page', async () => {
  await order(500_00, '2026-11-08T04:00:00Z', [{ mainId: 'draw', quantity: 1, months: 12 }], 'SUCCESS')
  const { text, rows } = await file()
  expect(text).toMatch(/^\uFEFFBilledCost,BillingAccountId,/)
  expect(text.endsWith('\r\n')).toBe(true)
  const purchases = rows.filter(({ ChargeCategory }) => ChargeCategory === 'Purchase')
  expect(fenOf(rows, 'BilledCost')).toBe(36_500_00 + 100_01 + 300_00 + 500_00)
  const november = rows.filter(({ BillingPeriodStart }) => BillingPeriodStart === '2026-10-31T16:00:00Z')
  expect(fenOf(november, 'BilledCost')).toBe(100_01 + 300_00 + 500_00)
  const { months } = await costs()
  expect(fenOf(november, 'EffectiveCost')).toBe(Math.round((months[1]?.amount ?? 0) * 100))
  expect(
    purchases.every(({ EffectiveCost, SubAccountId }) => EffectiveCost === '0.00' && SubAccountId === null),
  ).toBe(true)
  expect(november.find(({ SubAccountId }) => SubAccountId === 'cost')).toMatchObject({
    BilledCost: '0.00',
    BillingAccountId: companyId,
    BillingCurrency: 'CNY',
    BillingPeriodEnd: '2026-11-30T16:00:00Z',
    ChargeCategory: 'Usage',
    ChargeClass: null,
    ChargePeriodStart: '2026-10-31T16:00:00Z',
    ChargePeriodEnd: '2026-11-30T16:00:00Z',
    ConsumedUnit: 'Seat-Days',
    ResourceId: `${companyId}/draw`,
    SubAccountName: '部门cost',
    Tags: expect.stringContaining('"atrium:DepartmentPath":"部门top/部门cost"'),
  })
})

it('lets no spreadsheet run a name as a formula', async () => {
  await db()
    .update(departments)
    .set({ name: '=1+1' })
    .where(and(eq(departments.companyId, companyId), eq(departments.id, 'cost')))
  expect(
    (await file()).rows.filter(({ SubAccountName }) => SubAccountName === "'=1+1").length,
  ).toBeGreaterThan(0)
  await db()
    .update(departments)
    .set({ name: '部门cost' })
    .where(and(eq(departments.companyId, companyId), eq(departments.id, 'cost')))
})

it('shows a sub-administrator their departments only, without purchases', async () => {
  const own = await costs({}, lead)
  expect(own.path).toEqual([{ id: 'design', name: '部门design' }])
  expect(new Set(own.list.map(({ id }) => id))).toEqual(new Set(['design']))
  expect((await listOf({ ...usual, enterpriseDepartmentId: 'cost' }, lead)).status).toBe(404)
  const { rows } = await file({ costsBy: 'used' }, lead)
  expect(
    new Set(rows.map(({ ChargeCategory, SubAccountId }) => `${ChargeCategory} ${SubAccountId}`)),
  ).toEqual(new Set(['Usage design', 'Usage tall']))
  await lookAfter(db(), { companyId, userId: 'lead', departmentIds: ['design', 'cost'] })
  const both = await costs({ costsBy: 'used' }, lead)
  expect(both.path).toEqual([])
  expect(new Set(both.list.map(({ id, kind }) => `${kind} ${id}`))).toEqual(
    new Set(['department design', 'department cost']),
  )
  await db()
    .update(permissionGroups)
    .set({ permissions: ['authorisation'] })
  expect((await listOf(usual, lead)).status).toBe(403)
})

it('refuses another company, its departments and products, and periods that are too long', async () => {
  expect((await listOf(usual, intruder)).data).toMatchObject({ hasOrders: false, list: [] })
  const asIntruder = { as: intruder.as, company: companyId }
  expect((await listOf(usual, asIntruder)).status).toBe(403)
  expect((await listOf({ ...usual, enterpriseDepartmentId: 'elsewhere' })).status).toBe(404)
  expect((await listOf({ ...usual, mainId: 'nothing' })).status).toBe(404)
  for (const fromMonth of ['2026-11', '2024-10'])
    expect((await listOf({ ...usual, fromMonth, untilMonth: '2026-10' })).envelope).toMatchObject({
      error_code: licenceCostErrors.tooManyMonths,
    })
})
