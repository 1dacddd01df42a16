import { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import { salesErrors } from '@atrium/contracts/catalogue/sales/contract'
import { salesOperations as operations } from '@atrium/contracts/catalogue/sales/policy'
import { trialErrors } from '@atrium/contracts/catalogue/trials/contract'
import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { ordersOperations } from '@atrium/contracts/orders/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { dissolutions, orders } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { sweepOrders } from '../orders'

const { companyId, mainIds, userIds } = demo
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
const self: Buyer = { as: { userId: userIds.individual } }
const boss: Buyer = { as: { userId: userIds.superAdministrator }, company: companyId }

const ask = <O extends Operation>(operation: O, input: OperationInput<O>, buyer: Buyer = self) =>
  service.request(operation, input, buyer)

const offers = async (productId = 'foundation', buyer: Buyer = self) =>
  (await ask(operations.getOffers, { params: { productId }, query: {} }, buyer)).data

type Wish = OperationInput<typeof operations.createOrder>['body']

const buy = (changed: Partial<Wish> = {}, buyer: Buyer = self) =>
  ask(
    operations.createOrder,
    {
      body: {
        onLineProductId: 'foundation',
        packageId: 'standard',
        membershipDuration: 12,
        purchaseQuantity: 1,
        payAmount: 1980,
        invoiceId: null,
        addressId: null,
        ...changed,
      },
    },
    buyer,
  )

async function pay(orderNo: string): Promise<void> {
  const { payUrl } = (await ask(ordersOperations.updatePayType, { params: { orderNo, payType: 'card' } }))
    .data
  await service.app.request(payUrl.replace('http://127.0.0.1:3000', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=pay',
  })
  await sweepOrders(service.ports)
}

const ownedRows = async () => {
  const query = { pageIndex: 1, pageSize: 100, source: 'bought' } as const
  const { list } = (await ask(ownProductsOperations.listOwned, { query })).data
  return list.filter(({ trialCenterProductId }) => trialCenterProductId === 'foundation')
}

const effectOf = async (orderNo: string) =>
  (await ask(ordersOperations.getOrderDetails, { params: { orderNo } })).data.subItems[0]?.effect

it('makes one order from twenty tabs, and refers the others to it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy()))
  const made = answers.filter(({ code }) => code === 0)
  expect(made).toHaveLength(1)
  const orderNo = made[0]?.data.orderNo
  for (const { code, envelope } of answers.filter((each) => each.code !== 0)) {
    expect(code).toBe(salesErrors.orderOpen)
    expect(envelope?.data).toEqual({ orderNo })
  }
  expect((await offers()).openOrder).toEqual({ orderNo, payAmount: 1980, isUnpaid: true, renewMainId: null })
  const { connection: db } = service.database
  expect(await db.$count(orders, eq(orders.createdBy, userIds.individual))).toBeGreaterThanOrEqual(1)
  await pay(orderNo ?? '')
  expect(await ownedRows()).toHaveLength(1)
})

it('is offered to people who have the product, instead of another licence or trial', async () => {
  const { owned, renewals, openOrder } = await offers()
  expect(openOrder).toBeNull()
  expect(owned).toMatchObject({ isOver: false, endAt: renewals[0]?.endAt })
  expect((await buy()).code).toBe(salesErrors.owned)
  const trial = { type: 'trial', id: 'foundation', purpose: '方案比选' } as const
  expect((await ask(trialsOperations.applyForTrialOrMeeting, { body: trial })).code).toBe(trialErrors.owned)
  expect((await ask(trialsOperations.getTrialOf, { params: { id: 'foundation' } })).data.owned).toEqual({
    source: 'bought',
    isOver: false,
    endAt: owned?.endAt,
  })
})

it('extends the person’s licence from its end, and it stays the same licence', async () => {
  const [before] = await ownedRows()
  const [renewal] = (await offers()).renewals
  const until = renewal?.terms.find(({ membershipDuration }) => membershipDuration === 12)?.endAt
  const yearLater = new Date(before?.endAt ?? 0)
  yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1)
  expect(until).toBe(yearLater.toISOString())

  const renewMainId = renewal?.mainId ?? ''
  const { orderNo } = (await buy({ renewMainId })).data
  expect(await effectOf(orderNo)).toEqual({ kind: 'extend', seats: 1, from: before?.endAt, until })
  expect((await buy({ renewMainId })).code).toBe(salesErrors.orderOpen)
  await pay(orderNo)

  expect(await ownedRows()).toEqual([{ ...before, endAt: until }])
  expect(await effectOf(orderNo)).toEqual({ kind: 'extend', seats: 1, from: null, until })
})

it('starts at the payment after the end, or makes the licence permanent', async () => {
  const [before] = await ownedRows()
  const start = service.clock.now()
  service.clock.set(new Date(new Date(before?.endAt ?? 0).getTime() + 10 * day))
  const { renewals, packages, owned } = await offers()
  expect(owned?.isOver).toBe(true)
  const [renewal] = renewals
  const year = renewal?.terms.find(({ membershipDuration }) => membershipDuration === 12)?.endAt
  expect(new Date(year ?? 0).getTime()).toBeGreaterThan(service.clock.now().getTime() + 364 * day)

  const ever = packages[0]?.terms.find(({ membershipDuration }) => membershipDuration === null)?.price
  const wish = { renewMainId: renewal?.mainId ?? '', membershipDuration: null, payAmount: ever ?? 0 }
  await pay((await buy(wish)).data.orderNo)
  expect(await ownedRows()).toMatchObject([{ sn: before?.sn, endAt: null, isOver: false }])
  expect(await offers()).toMatchObject({ owned: { endAt: null }, renewals: [] })
  expect((await buy()).code).toBe(salesErrors.owned)
  service.clock.set(start)
})

it('of another’s licence is refused', async () => {
  const other: Buyer = { as: { userId: userIds.researcher } }
  const renewMainId = (await ownedRows())[0]?.id ?? ''
  expect((await buy({ renewMainId }, other)).code).toBe(salesErrors.notRenewable)
})

it('of a company’s batch is ordered once, next to orders of more seats', async () => {
  const { renewals, packages, openOrder } = await offers('water', boss)
  await ask(ordersOperations.cancelOrder, { params: { orderNo: openOrder?.orderNo ?? '' } }, boss)
  const price = packages[0]?.terms.find(({ membershipDuration }) => membershipDuration === 12)?.price ?? 0
  const seats = renewals[0]?.seats ?? 0
  const water = { onLineProductId: 'water', payAmount: price }
  const renewal = { ...water, renewMainId: mainIds.water, purchaseQuantity: seats, payAmount: price * seats }
  const answers = await Promise.all([buy(renewal, boss), buy(renewal, boss), buy(renewal, boss)])
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === salesErrors.orderOpen)).toHaveLength(2)
  expect((await offers('water', boss)).openOrder?.renewMainId).toBe(mainIds.water)
  expect((await buy(water, boss)).code).toBe(0)
  expect((await buy(water, boss)).code).toBe(0)
})

it('prevents trials for people with a company’s licence, and approvals after a purchase', async () => {
  const member: Buyer = { as: { userId: userIds.member } }
  const { data: given } = await ask(
    ownProductsOperations.listOwned,
    { query: { pageIndex: 1, pageSize: 100, source: 'company' } },
    member,
  )
  const usable = given.list.find((one) => !one.isOver && one.trialCenterProductId !== null)
  const id = usable?.trialCenterProductId ?? ''
  const { owned } = (await ask(trialsOperations.getTrialOf, { params: { id } }, member)).data
  expect(owned).toMatchObject({ source: 'company', isOver: false })
  const apply = (productId: string, buyer: Buyer) =>
    ask(
      trialsOperations.applyForTrialOrMeeting,
      { body: { type: 'trial', id: productId, purpose: '方案比选' } },
      buyer,
    )
  expect((await apply(id, member)).code).toBe(trialErrors.owned)

  const response = await apply('bridge', self)
  expect(response.code).toBe(0)
  const { packages } = await offers('bridge')
  const price = packages[0]?.terms.find(({ membershipDuration }) => membershipDuration === 12)?.price ?? 0
  await pay((await buy({ onLineProductId: 'bridge', payAmount: price })).data.orderNo)
  const approve = { words: ['trials', 'approve', response.data.id], user: 'vendor' }
  await expect(runCommand(service.ports, operatorProgram, approve)).rejects.toThrow(/already/)
})

it('is not offered to a company that is about to end', async () => {
  const { connection: db } = service.database
  const request = {
    companyId,
    id: 'ending',
    status: 'pending' as const,
    requestedBy: userIds.superAdministrator,
  }
  await db.insert(dissolutions).values({ ...request, requestedAt: service.clock.now() })
  expect((await buy({}, boss)).code).toBe(salesErrors.leaving)
  await db.delete(dissolutions).where(eq(dissolutions.id, 'ending'))
  expect((await buy({}, boss)).code).toBe(0)
})
