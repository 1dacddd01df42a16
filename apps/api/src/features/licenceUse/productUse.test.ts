import { licenceUseOperations as calls } from '@atrium/contracts/licenceUse/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRoutes } from '../../routes'
import { grants, licenceUseDays, orderItems, orders, products } from '../../tables'
import { boss, companyId, type Firm, intruder, lead, openFirm } from '../authorisation/testCompany'
import { daysBefore } from '../use'

let firm: Firm
const db = () => firm.database.connection
const mainId = 'draw'

beforeAll(async () => {
  firm = await openFirm(allRoutes)
  // A Monday.
  firm.clock.set(new Date('2026-11-30T04:00:00Z'))
  await firm.addMembers('tall', 'ann', 'ben')
  await firm.addMembers('cost', 'cid')
  await firm.addProduct(mainId, { seats: { top: 6 } })
  await firm.addProduct('later', { seats: { top: 4 } })
  await db().update(products).set({ batchOf: mainId }).where(eq(products.mainId, 'later'))
  await firm.grant(mainId, 'ann', 'cid')
  await firm.grant('later', 'ben')
})
afterAll(() => firm.close())

const use = async (as = boss, of = mainId) =>
  (await firm.request(calls.getProductUse, { query: { enterPriseId: as.company, mainId: of } }, as)).data
const record = (userId: string, ...days: readonly string[]) =>
  db()
    .insert(licenceUseDays)
    .values(days.map((day) => ({ companyId, userId, mainId, day })))

let turn = 0
async function order(
  amount: number,
  items: readonly { readonly mainId: string; readonly months: number | null }[],
) {
  turn += 1
  const key = { ownerKind: 'company' as const, ownerId: companyId, orderNo: `order-${turn}` }
  const at = new Date(firm.clock.now().getTime() + turn)
  await db()
    .insert(orders)
    .values({
      ...key,
      status: 'COMPLETED',
      orderAmount: amount,
      payAmount: amount,
      actualAmount: amount,
      createdAt: at,
      expiresAt: at,
      paidAt: at,
    })
  await db()
    .insert(orderItems)
    .values(
      items.map((item, position) => ({
        ...key,
        position,
        mainId: item.mainId,
        productName: item.mainId,
        productType: 0,
        sellingPackageName: '标准',
        membershipDuration: item.months,
        purchaseQuantity: 5,
      })),
    )
}

it('says that nothing was ever reported', async () => {
  expect(await use()).toMatchObject({ isReported: false, days: [], peak: 0, median: 0 })
})

it('counts users by day for all batches, the peak, the median of working days, and idle seats', async () => {
  await record('ann', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-28')
  await record('ben', '2026-11-23', '2026-11-24')
  await record('cid', '2026-11-23', daysBefore(firm.clock.now(), 365))
  await db().update(grants).set({ lastUsedOn: '2026-11-25' }).where(eq(grants.userId, 'ann'))
  await db().update(grants).set({ lastUsedOn: '2026-06-01' }).where(eq(grants.userId, 'cid'))
  for (const of of [mainId, 'later'])
    expect(await use(boss, of)).toMatchObject({
      isReported: true,
      from: '2025-12-01',
      until: '2026-11-30',
      days: [
        { day: '2026-11-23', count: 3 },
        { day: '2026-11-24', count: 2 },
        { day: '2026-11-25', count: 1 },
        { day: '2026-11-28', count: 1 },
      ],
      peak: 3,
      // 3, 2, 1, 0 and 0; the weekend and today don't count.
      median: 1,
      seats: 10,
    })
})

it('shows a sub-administrator the members in their scope, without seats and prices', async () => {
  const own = await use(lead)
  expect(own.days.map(({ count }) => count)).toEqual([2, 2, 1, 1])
  expect(own).toMatchObject({ seats: null, idleSeats: null, yearlyPrice: null, priceMissing: 'hidden' })
})

it('takes the price of a seat from the last paid order, of several products or one', async () => {
  expect(await use()).toMatchObject({ yearlyPrice: null, priceMissing: 'noOrder' })
  await order(300_000, [{ mainId, months: 6 }])
  expect(await use()).toMatchObject({ yearlyPrice: 1200, priceMissing: null })
  await order(900_000, [
    { mainId, months: 12 },
    { mainId: 'other', months: 12 },
  ])
  // Half of it, for five seats.
  expect(await use()).toMatchObject({ yearlyPrice: 900, priceMissing: null })
  await order(900_000, [{ mainId: 'later', months: null }])
  expect(await use()).toMatchObject({ yearlyPrice: null, priceMissing: 'permanent' })
})

it('is refused to another company', async () => {
  const answer = await firm.request(
    calls.getProductUse,
    { query: { enterPriseId: intruder.company, mainId } },
    intruder,
  )
  expect(answer).toMatchObject({ status: 404 })
})
