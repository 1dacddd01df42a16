import { authorisationOperations as calls } from '@atrium/contracts/authorisation/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { products } from '../../tables'
import { boss, companyId, type Firm, lead, openFirm } from './testCompany'

const day = 86_400_000
let firm: Firm
const after = (days: number) => new Date(firm.clock.now().getTime() + days * day)

beforeAll(async () => {
  firm = await openFirm()
  await firm.addMembers('design', 'ann')
  await add('frame', 0, { seats: { top: 5, design: 1 } })
  await add('water', 1, { seats: { top: 3 }, endAt: after(50) })
  await add('frame-year', 2, { seats: { top: 2 }, endAt: after(20) }, 'frame')
  await add('cost', 3, { seats: { top: 4 }, endAt: after(300) })
  await add('frame-over', 4, { seats: { top: 9 }, endAt: after(-5) }, 'frame')
  await firm.grant('frame', 'ann')
})
afterAll(() => firm.close())

/** Adds a product after so many days, as a batch of another product or on its own. */
async function add(
  mainId: string,
  later: number,
  product: Parameters<Firm['addProduct']>[1],
  batchOf: string | null = null,
) {
  await firm.addProduct(mainId, product)
  const name = `产品${batchOf ?? mainId}`
  await firm.database.connection
    .update(products)
    .set({ batchOf, name, spelling: spellingOf(name, 'thing'), createdAt: after(later) })
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
}

const list = async (query: object = {}, as = boss) =>
  (
    await firm.request(
      calls.listProducts,
      { query: { enterPriseId: companyId, pageIndex: 1, pageSize: 20, ...query } },
      as,
    )
  ).data
const idsOf = async (query: object) => (await list(query)).list.map(({ mainId }) => mainId)

it('lists batches of a product next to each other in any order', async () => {
  for (const orderName of [0, 1, 2, 3, 4])
    for (const isOrderDesc of [true, false]) {
      const ids = await idsOf({ orderName, isOrderDesc })
      const places = ids.flatMap((id, place) => (id.startsWith('frame') ? [place] : []))
      expect({ orderName, isOrderDesc, spread: Math.max(...places) - Math.min(...places) }).toEqual({
        orderName,
        isOrderDesc,
        spread: 2,
      })
      expect([...ids].sort()).toEqual(['cost', 'frame', 'frame-over', 'frame-year', 'water'])
    }
})

it('puts a product where the first of its batches comes, and pages in that order', async () => {
  const byEnd = ['frame-over', 'frame-year', 'frame', 'water', 'cost']
  expect(await idsOf({ orderName: 2, isOrderDesc: false })).toEqual(byEnd)
  expect(await idsOf({ orderName: 0, isOrderDesc: true })).toEqual([
    ...['frame-over', 'frame-year', 'frame', 'cost', 'water'],
  ])
  const paged = await Promise.all(
    [1, 2, 3].map((pageIndex) => idsOf({ orderName: 2, isOrderDesc: false, pageIndex, pageSize: 2 })),
  )
  expect(paged.flat()).toEqual(byEnd)
  expect((await list({ pageSize: 2 })).totalItems).toBe(5)
})

it('shows for each batch its position and the usable seats of all, also when others aren’t listed', async () => {
  const batches = async (query?: object, as = boss) =>
    Object.fromEntries((await list(query, as)).list.map(({ mainId, batch }) => [mainId, batch]))
  const frame = { mainId: 'frame', count: 3, unUsedCount: 7, totalCount: 8 }
  expect(await batches()).toMatchObject({
    'frame-over': { ...frame, number: 1 },
    'frame-year': { ...frame, number: 2 },
    frame: { ...frame, number: 3 },
    water: null,
    cost: null,
  })
  expect(await batches({ snStatus: 'expired' })).toEqual({
    'frame-over': expect.objectContaining({ ...frame, number: 1 }),
  })
  expect((await batches({}, lead)).frame).toMatchObject({ count: 3, number: 3 })
  const one = await firm.request(calls.getProduct, { query: { mainId: 'frame-year' } }, boss)
  expect(one.data.batch).toMatchObject({ ...frame, number: 2 })
})

it('finds products by name, pinyin and initials, also to choose one', async () => {
  for (const searchCondition of ['品water', 'cpw', 'chanpinwa', 'Water'])
    expect({ searchCondition, ids: await idsOf({ searchCondition }) }).toEqual({
      searchCondition,
      ids: ['water'],
    })
  expect(await idsOf({ searchCondition: 'hanpin' })).toEqual([])
  const assignable = { enterPriseId: companyId, grantUserId: 'ann', searchCondition: 'cpw' }
  const { data } = await firm.request(calls.listAssignableProducts, { query: assignable }, boss)
  expect(data.map(({ mainId }) => mainId)).toEqual(['water'])
})
