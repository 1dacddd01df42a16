import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { salesErrors } from '@atrium/contracts/catalogue/sales/contract'
import { salesOperations as operations } from '@atrium/contracts/catalogue/sales/policy'
import { ordersOperations } from '@atrium/contracts/orders/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { products, seatHoldings } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { sweepOrders } from '../orders'

const { companyId, secondCompanyId, mainIds, userIds } = demo
const boss = { as: { userId: userIds.superAdministrator }, company: companyId }

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
  await cancelFailed()
})
afterAll(() => service.close())

const ask = <O extends Operation>(operation: O, input: OperationInput<O>, who: object = boss) =>
  service.request(operation, input, who)

async function offersOf(productId: string, who: object = boss) {
  const { data } = await ask(operations.getOffers, { params: { productId }, query: {} }, who)
  const price = data.packages[0]?.terms.find((term) => term.membershipDuration === 12)?.price ?? 0
  return { ...data, price }
}

type Wish = OperationInput<typeof operations.createOrder>['body']

async function renew(changed: Partial<Wish> = {}, who: object = boss) {
  const { price, renewals } = await offersOf('water')
  const seats = Number(changed.purchaseQuantity ?? renewals[0]?.seats)
  return ask(
    operations.createOrder,
    {
      body: {
        onLineProductId: 'water',
        packageId: 'standard',
        membershipDuration: 12,
        purchaseQuantity: seats,
        payAmount: price * seats,
        renewMainId: mainIds.water,
        invoiceId: null,
        addressId: null,
        ...changed,
      },
    },
    who,
  )
}

/** The demo data has a failed order of the same renewal, which blocks another one until it is cancelled. */
async function cancelFailed(): Promise<void> {
  const { openOrder } = await offersOf('water')
  expect(openOrder).toMatchObject({ renewMainId: mainIds.water, isUnpaid: true })
  await ask(ordersOperations.cancelOrder, { params: { orderNo: openOrder?.orderNo ?? '' } })
}

const readBatches = () =>
  service.database.connection
    .select()
    .from(products)
    .where(eq(products.companyId, companyId))
    .orderBy(products.mainId)

async function pay(orderNo: string) {
  const params = { orderNo, payType: 'card' } as const
  const { payUrl } = (await ask(ordersOperations.updatePayType, { params })).data
  await service.app.request(payUrl.replace('http://127.0.0.1:3000', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=pay',
  })
  await sweepOrders(service.ports)
}

it('is offered for all seats of a batch that ends, with the new end for each term', async () => {
  const { renewals } = await offersOf('water')
  const [batch] = (await readBatches()).filter(({ mainId }) => mainId === mainIds.water)
  const end = batch?.endAt ?? new Date(0)
  const yearLater = new Date(end)
  yearLater.setUTCFullYear(end.getUTCFullYear() + 1)
  expect(renewals).toMatchObject([
    { mainId: mainIds.water, seats: 15, endAt: end.toISOString(), isOver: false },
  ])
  expect(renewals[0]?.terms[0]).toEqual({ membershipDuration: 12, endAt: yearLater.toISOString() })
})

it('is linked from a product of the company that is on sale, whatever the batch', async () => {
  const productOf = async (mainId: string) =>
    (await ask(authorisationOperations.getProduct, { query: { mainId } })).data
  const soldAs = async (mainId: string) => (await productOf(mainId)).onLineProductId
  expect(await soldAs(mainIds.water)).toBe('water')
  const { connection: db } = service.database
  const [batch] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainIds.water)))
  if (!batch) throw new Error('There is no such batch.')
  await db.insert(products).values({ ...batch, mainId: 'later', batchOf: mainIds.water })
  expect(await productOf('later')).toMatchObject({ onLineProductId: 'water', drawing: 'pipes' })
  await db
    .update(products)
    .set({ batchOf: 'unsold' })
    .where(and(eq(products.companyId, companyId), eq(products.mainId, 'later')))
  expect(await soldAs('later')).toBeNull()
})

it('of an expired batch starts at the payment', async () => {
  const { renewals } = await offersOf('hvac')
  const until = new Date(renewals[0]?.terms[0]?.endAt ?? 0)
  expect(renewals[0]?.isOver).toBe(true)
  expect(until.getTime()).toBeGreaterThan(service.clock.now().getTime() + 364 * 24 * 3_600_000)
})

it.each([
  ['is permanent', 'bridge'],
  ['is a trial', 'foundation'],
  ['is disabled', 'electrical'],
])('is not offered for a product that %s', async (_, id) => {
  expect((await offersOf(id)).renewals).toEqual([])
})

it('shows the company’s purchases and trials, and offers nobody a trial of either', async () => {
  const { held, canTry } = await offersOf('water')
  expect(held).toMatchObject({ seats: 15, isOver: false })
  expect(canTry).toBe(false)
  expect((await offersOf('hvac')).held).toMatchObject({ isOver: true })
  expect((await offersOf('bridge')).held).toMatchObject({ endAt: null, isOver: false })
  const tried = await offersOf('review-cloud')
  expect(tried).toMatchObject({ held: null, tried: { isOver: false }, canTry: false })
  const { data } = await ask(authorisationOperations.getProduct, { query: { mainId: mainIds.review } })
  expect(data).toMatchObject({ isTrial: true, canRenew: false, endTime: tried.tried?.endAt })
})

it('shows nothing to another company or a person', async () => {
  const nothing = { held: null, tried: null }
  expect(await offersOf('water', { ...boss, company: secondCompanyId })).toMatchObject(nothing)
  expect(await offersOf('water', { as: { userId: userIds.individual } })).toMatchObject({
    ...nothing,
    canTry: true,
  })
})

it('is not offered without a licence, nor for another company’s', async () => {
  const self = { as: { userId: userIds.individual } }
  expect((await offersOf('water', self)).renewals).toEqual([])
  expect((await offersOf('water', { ...boss, company: secondCompanyId })).renewals).toEqual([])
})

it('once paid extends those seats alone, and adds none', async () => {
  const { renewals } = await offersOf('water')
  const before = await readBatches()
  const { orderNo } = (await renew()).data
  const item = (await ask(ordersOperations.getOrderDetails, { params: { orderNo } })).data.subItems[0]
  expect(item?.effect).toMatchObject({ kind: 'extend', seats: 15, from: renewals[0]?.endAt })
  await pay(orderNo)
  const after = await readBatches()
  expect(after.filter(({ mainId }) => mainId !== mainIds.water)).toEqual(
    before.filter(({ mainId }) => mainId !== mainIds.water),
  )
  const extended = after.find(({ mainId }) => mainId === mainIds.water)
  expect(extended?.endAt?.toISOString()).toBe(renewals[0]?.terms[0]?.endAt)
  expect((await offersOf('water')).renewals[0]?.seats).toBe(15)
})

it('is refused for some of the seats, and once there are more', async () => {
  expect((await renew({ purchaseQuantity: 14 })).code).toBe(salesErrors.seatsChanged)
  const { connection: db } = service.database
  const ofWater = and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.mainId, mainIds.water))
  await db.update(seatHoldings).set({ quantity: 16 }).where(ofWater)
  expect((await renew({ purchaseQuantity: 15 })).code).toBe(salesErrors.seatsChanged)
  await db.update(seatHoldings).set({ quantity: 15 }).where(ofWater)
})

it.each<[string, Partial<Wish>, object]>([
  ['a permanent renewal', { membershipDuration: null }, boss],
  ['a renewal of another product', { renewMainId: mainIds.hvac }, boss],
  ['a renewal of an unknown batch', { renewMainId: 'nothing' }, boss],
  ['a renewal of another company’s seats', {}, { ...boss, company: secondCompanyId }],
  ['a renewal of a company’s seats for oneself', { purchaseQuantity: 1 }, { as: boss.as }],
])('%s is refused', async (_, changed, who) => {
  const { packages } = await offersOf('water')
  const forever = packages[0]?.terms.find(({ membershipDuration }) => membershipDuration === null)?.price ?? 0
  const seats = Number(changed.purchaseQuantity ?? 15)
  const payAmount = changed.membershipDuration === null ? { payAmount: forever * seats } : {}
  expect((await renew({ ...changed, ...payAmount }, who)).code).toBe(salesErrors.notRenewable)
})

it('is refused for a product that was disabled meanwhile', async () => {
  const { connection: db } = service.database
  await db
    .update(products)
    .set({ disabled: true })
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainIds.water)))
  expect((await renew({ purchaseQuantity: 15 })).code).toBe(salesErrors.notRenewable)
})
