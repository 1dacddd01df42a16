import { billingOperations } from '@atrium/contracts/billing/policy'
import { salesErrors } from '@atrium/contracts/catalogue/sales/contract'
import { salesOperations as operations } from '@atrium/contracts/catalogue/sales/policy'
import { ordersOperations } from '@atrium/contracts/orders/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { idempotencyHeader } from '@atrium/contracts/wire/headers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { catalogueProducts, orders, products, seatHoldings } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { sweepOrders } from '../orders'

const { companyId, userIds } = demo
const { individual, superAdministrator, member } = userIds
const day = 24 * 3_600_000

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

interface Buyer {
  readonly as: { readonly userId: string }
  readonly company?: string
}
const self: Buyer = { as: { userId: individual } }
const boss: Buyer = { as: { userId: superAdministrator }, company: companyId }

const ask = <O extends Operation>(operation: O, input: OperationInput<O>, buyer: Buyer, headers = {}) =>
  service.request(operation, input, { ...buyer, headers })

const wish = {
  onLineProductId: 'foundation',
  packageId: 'standard',
  membershipDuration: 12,
  purchaseQuantity: 1,
  payAmount: 1980,
  invoiceId: null,
  addressId: null,
}
type Wish = OperationInput<typeof operations.createOrder>['body']

const buy = (buyer: Buyer, changed: Partial<Wish> = {}, headers = {}) =>
  ask(operations.createOrder, { body: { ...wish, ...changed } }, buyer, headers)

const detail = async (buyer: Buyer, orderNo: string) =>
  (await ask(ordersOperations.getOrderDetails, { params: { orderNo } }, buyer)).data

async function pay(buyer: Buyer, orderNo: string): Promise<void> {
  const params = { orderNo, payType: 'card' } as const
  const { payUrl } = (await ask(ordersOperations.updatePayType, { params }, buyer)).data
  await service.app.request(payUrl.replace('http://127.0.0.1:3000', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=pay',
  })
}

const ordersOf = (userId: string) => service.database.connection.$count(orders, eq(orders.createdBy, userId))

describe('products on sale', () => {
  it('are public, in the requested language, with the lowest price', async () => {
    const query = { language: 'en' } as const
    const { data: sold } = await service.request(operations.listSoldProducts, { query })
    expect(sold).toHaveLength(13)
    expect(sold.find(({ onLineProductId }) => onLineProductId === 'foundation')).toMatchObject({
      lowestPrice: 1980,
      productCenterId: 'main-foundation',
    })
    expect(sold.map(({ onLineProductId }) => onLineProductId)).not.toContain('road')
    const { data: categories } = await service.request(operations.listSoldCategories, { query })
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Structure',
      'Architecture',
      'Building services',
      'BIM and collaboration',
      'Cost and construction',
      'Bridges and infrastructure',
    ])
    const { data } = await service.request(operations.getSoldProduct, { params: { id: 'foundation' }, query })
    expect(data.packages).toMatchObject([
      {
        packageId: 'standard',
        sellingPackageName: 'Standard',
        terms: [
          { membershipDuration: 12, price: 1980 },
          { membershipDuration: 36, price: 5346 },
          { membershipDuration: null, price: 8910 },
        ],
      },
      { packageId: 'professional' },
    ])
    const unsold = await service.request(operations.getSoldProduct, { params: { id: 'road' }, query })
    expect(unsold.status).toBe(404)
  })

  it('are offered as one licence to a person and many seats to a company', async () => {
    const params = { productId: 'foundation' }
    expect((await ask(operations.getOffers, { params, query: {} }, self)).data.mostSeats).toBe(1)
    expect((await ask(operations.getOffers, { params, query: {} }, boss)).data.mostSeats).toBe(500)
  })
})

describe('buying', () => {
  it('for a company requires the permission for its orders', async () => {
    const { data } = await ask(operations.listBuyers, {}, { as: { userId: superAdministrator } })
    expect(data.map((row) => [row.enterpriseId, row.canCreateOrder])).toEqual([
      [companyId, true],
      [demo.secondCompanyId, true],
    ])
    expect((await ask(operations.listBuyers, {}, { as: { userId: member } })).data).toMatchObject([
      { enterpriseId: companyId, canCreateOrder: false },
    ])
    const query = { enterpriseId: companyId }
    expect((await ask(operations.checkBuyer, { query }, boss)).data).toBe(true)
    const asMember = { as: { userId: member }, company: companyId }
    expect((await ask(operations.checkBuyer, { query }, asMember)).data).toBe(false)
    expect((await ask(operations.checkBuyer, { query }, { ...self, company: companyId })).status).toBe(403)
    expect((await buy(asMember)).status).toBe(403)
    expect((await buy({ ...self, company: companyId })).status).toBe(403)
    expect(await ordersOf(member)).toBe(0)
  })
})

/** A person has one open order per product. */
async function cancelOpen(buyer: Buyer): Promise<void> {
  const query = { pageIndex: 1, pageSize: 100, orderStatus: 'NOTPAY' } as const
  const { data } = await ask(ordersOperations.listOrders, { query }, buyer)
  for (const { orderNo } of data.list) await ask(ordersOperations.cancelOrder, { params: { orderNo } }, buyer)
}

describe('an order', () => {
  beforeEach(() => cancelOpen(self))

  it.each<[string, Partial<Wish>, Buyer, number]>([
    ['another price', { payAmount: 1 }, self, salesErrors.priceChanged],
    ['the price of one for two', { purchaseQuantity: 2 }, boss, salesErrors.priceChanged],
    ['an invented package', { packageId: 'cheap' }, self, salesErrors.notSold],
    ['a term that isn’t sold', { membershipDuration: 13 }, self, salesErrors.notSold],
    ['too many seats', { purchaseQuantity: 501, payAmount: 501 * 1980 }, boss, salesErrors.tooMany],
    ['two for a person', { purchaseQuantity: 2, payAmount: 3960 }, self, salesErrors.oneOnly],
  ])('with %s is refused', async (_, changed, buyer, code) => {
    const before = await ordersOf(buyer.as.userId)
    expect((await buy(buyer, changed)).code).toBe(code)
    expect(await ordersOf(buyer.as.userId)).toBe(before)
  })

  it.each<[string, Partial<Wish>, number]>([
    ['no seat', { purchaseQuantity: 0 }, 400],
    ['half a seat', { purchaseQuantity: 1.5 }, 400],
    ['a product that isn’t sold', { onLineProductId: 'road' }, 404],
    ['an unknown product', { onLineProductId: 'nothing' }, 404],
    ['an unknown title', { invoiceId: 'none' }, 404],
  ])('of %s is refused', async (_, changed, status) => {
    expect((await buy(boss, changed)).status).toBe(status)
  })

  it('is created once per idempotency key', async () => {
    const key = { [idempotencyHeader]: 'a-double-click' }
    const before = await ordersOf(individual)
    const answers = await Promise.all([buy(self, {}, key), buy(self, {}, key)])
    const numbers = answers.flatMap(({ data }) => (data ? [data.orderNo] : []))
    expect(new Set(numbers).size).toBe(1)
    expect((await buy(self, {}, key)).data.orderNo).toBe(numbers[0])
    expect(await ordersOf(individual)).toBe(before + 1)
  })

  it('keeps its price when the catalogue changes, which then needs another confirmation', async () => {
    const { orderNo } = (await buy(self)).data
    const { connection: db } = service.database
    const [row] = await db.select().from(catalogueProducts).where(eq(catalogueProducts.id, 'foundation'))
    const dearer = (row?.packages ?? []).map((one) => ({
      ...one,
      terms: one.terms.map((term) => ({ ...term, price: term.price + 100 })),
    }))
    const setPackages = (packages: typeof dearer) =>
      db.update(catalogueProducts).set({ packages }).where(eq(catalogueProducts.id, 'foundation'))
    await setPackages(dearer)
    expect((await buy(boss)).code).toBe(salesErrors.priceChanged)
    const { data } = await ask(operations.getOffers, { params: { productId: 'foundation' }, query: {} }, self)
    expect(data.packages[0]?.terms[0]?.price).toBe(1981)
    await ask(ordersOperations.cancelOrder, { params: { orderNo } }, self)
    expect((await buy(self, { payAmount: 1981 })).code).toBe(0)
    expect(await detail(self, orderNo)).toMatchObject({ payAmount: 1980, orderAmount: 1980 })
    await setPackages([...(row?.packages ?? [])])
  })

  it('takes the invoice from the owner’s title, and a special one needs an address', async () => {
    const { data: titles } = await ask(billingOperations.listTitles, {}, self)
    const { data: addresses } = await ask(billingOperations.listAddresses, {}, self)
    const special = titles.find(({ invoiceType }) => invoiceType === 'special')
    const invoiceId = special?.invoiceId ?? ''
    const addressId = addresses[0]?.addressId ?? ''
    expect((await buy(self, { invoiceId })).code).toBe(salesErrors.addressWanted)
    expect((await buy(self, { invoiceId, addressId: 'none' })).status).toBe(404)
    expect((await buy(boss, { invoiceId })).status).toBe(404)
    const { orderNo } = (await buy(self, { invoiceId, addressId, invoiceRemark: '项目一' })).data
    expect(await detail(self, orderNo)).toMatchObject({
      invoiceInfo: { invoiceHeader: special?.invoiceHeader, invoiceRemark: '项目一' },
      sendInvoiceAddress: { detailedAddress: addresses[0]?.detailedAddress },
    })
  })

  it('of a person becomes a licence with an end date once paid', async () => {
    const { orderNo } = (await buy(self)).data
    await Promise.all([pay(self, orderNo), sweepOrders(service.ports)])
    await sweepOrders(service.ports)
    const { tradeStatus, subItems } = await detail(self, orderNo)
    expect(tradeStatus).toBe('COMPLETED')
    const until = new Date(subItems[0]?.effect?.until ?? 0).getTime()
    expect(until - service.clock.now().getTime()).toBeCloseTo(365 * day, -8.5)
  })

  it('of a company adds its own batch once, and moves no other end', async () => {
    const { connection: db } = service.database
    const batches = () =>
      db.select().from(products).where(eq(products.companyId, companyId)).orderBy(products.mainId)
    const seats = () =>
      db
        .select({ sum: sql<number>`sum(${seatHoldings.quantity})::int` })
        .from(seatHoldings)
        .where(eq(seatHoldings.companyId, companyId))
    const [before, [held]] = [await batches(), await seats()]
    const { orderNo } = (await buy(boss, { purchaseQuantity: 3, payAmount: 5940 })).data
    await Promise.all([pay(boss, orderNo), sweepOrders(service.ports)])
    await sweepOrders(service.ports)
    const after = await batches()
    expect(after.filter(({ mainId }) => before.some((batch) => batch.mainId === mainId))).toEqual(before)
    expect(after).toHaveLength(before.length + 1)
    // Also next to a trial of the product, whose name says so.
    const [added] = after.filter(({ mainId }) => before.every((batch) => batch.mainId !== mainId))
    expect(added).toMatchObject({ batchOf: 'main-foundation', name: '地基基础设计软件' })
    expect((await seats())[0]?.sum).toBe((held?.sum ?? 0) + 3)
  })

  // Moves the clock, so it runs last.
  it('closes after 24 hours', async () => {
    const { orderNo } = (await buy(boss)).data
    service.clock.advance(day - 1)
    expect((await detail(boss, orderNo)).tradeStatus).toBe('NOTPAY')
    service.clock.advance(1)
    expect((await detail(boss, orderNo)).tradeStatus).toBe('CLOSED')
  })
})
