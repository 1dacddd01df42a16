import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { eq } from 'drizzle-orm'
import { paymentKey } from '../../adapters/cashier'
import { signNotice } from '../../adapters/cashier/signNotice'
import { createOrder } from '../../features/orders'
import { randomId } from '../../platform/keys/randomId'
import { storeObject } from '../../platform/objects'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { demo } from '../../seed/demo'
import { cashierPayments, orders, payments } from '../../tables'
import type { TestService } from '../createTestService'
import { ofBoth as billed, newAddress, newTitle } from './billingSamples'
import { boss, type SamplesOf } from './Sample'

const { companyId, mainIds, userIds } = demo
const company: Owner = { kind: 'company', companyId }
/** The company's super administrator, because their own orders are not the company's, and vice versa. */
const person: Owner = { kind: 'person', userId: userIds.superAdministrator }

export const orderSamples: SamplesOf<typeof ordersOperations> = {
  listOrders: {
    ...boss,
    input: () => ({ query: { enterpriseId: companyId, pageIndex: 1, pageSize: 10 } }),
    ofPerson: { ...boss, input: () => ({ query: { pageIndex: 1, pageSize: 10 } }) },
  },
  getOrderDetails: ofBoth(newOrder),
  cancelOrder: ofBoth(newOrder),
  deleteOrder: ofBoth(closedOrder),
  updatePayType: {
    ...boss,
    input: async ({ service }) => payingByCard(await newOrder(service, company)),
    ofPerson: { ...boss, input: async ({ service }) => payingByCard(await newOrder(service, person)) },
  },
  requestInvoice: billed(async (service, owner) => ({
    body: {
      orderNo: await newOrder(service, owner),
      invoiceId: await newTitle(service, owner),
      addressId: await newAddress(service, owner),
    },
  })),
  getInvoiceFile: ofBoth(invoicedOrder),
  checkPayment: ofBoth(orderAtCashier),
  receivePayment: {
    ...boss,
    input: async ({ service }) => {
      const { id: paymentId } = await openPayment(service, company)
      const notice = { paymentId, reference: 'sample', state: 'failed', amount } as const
      return { body: signNotice(paymentKey(service.ports.keys), notice, service.clock.now()) }
    },
  },
}

const amount = 298_000
const payingByCard = (orderNo: string) => ({ params: { orderNo, payType: 'card' as const } })

/** The sample of a call for an order that is created for it. */
function ofBoth(make: (service: TestService, owner: Owner) => Promise<string>) {
  const of = (owner: Owner) => ({
    ...boss,
    input: async ({ service }: { readonly service: TestService }) => ({
      params: { orderNo: await make(service, owner) },
    }),
  })
  return { ...of(company), ofPerson: of(person) }
}

/** An order with an invoice from the vendor. */
async function invoicedOrder(service: TestService, owner: Owner): Promise<string> {
  const { connection: db } = service.database
  const now = service.clock.now()
  const orderNo = await newOrder(service, owner)
  const image = { bytes: Buffer.from('%PDF-'), type: 'application/pdf', extension: 'pdf' as const }
  const invoiceFile = await storeObject(db, { owner, audience: 'private', image, now })
  await db
    .update(orders)
    .set({ invoiceFile, invoiceNumber: '26312000000012345678', invoiceIssuedAt: now })
    .where(eq(orders.orderNo, orderNo))
  return orderNo
}

/** An unpaid order of one seat, of the first demo company or another owner. */
export function newOrder({ database, clock }: TestService, owner: Owner = company): Promise<string> {
  return createOrder(database.connection, {
    owner,
    createdBy: owner.kind === 'person' ? owner.userId : userIds.superAdministrator,
    orderAmount: amount,
    payAmount: amount,
    items: [
      {
        mainId: mainIds.architecture,
        productName: '建筑施工图设计软件',
        productType: 0,
        sellingPackageName: '企业标准版',
        membershipDuration: 12,
        purchaseQuantity: 1,
      },
    ],
    now: clock.now(),
  })
}

async function closedOrder(service: TestService, owner: Owner): Promise<string> {
  const orderNo = await newOrder(service, owner)
  await service.database.connection
    .update(orders)
    .set({ status: 'CLOSED', closedBecause: 'cancelled' })
    .where(eq(orders.orderNo, orderNo))
  return orderNo
}

/** A new order with somebody at the cashier. */
async function openPayment(service: TestService, owner: Owner) {
  const at = service.clock.now()
  const id = randomId()
  const payment = {
    ...ownerKey(owner),
    id,
    orderNo: await newOrder(service, owner),
    payType: 'card',
    amount,
    reference: id,
    createdAt: at,
    changedAt: at,
  } as const
  await service.database.connection.insert(payments).values({ ...payment, state: 'open' })
  return payment
}

/** An order with a payment whose news the cashier hasn't sent yet. */
async function orderAtCashier(service: TestService, owner: Owner): Promise<string> {
  const payment = await openPayment(service, owner)
  await service.database.connection.insert(cashierPayments).values({ ...payment, state: 'cancelled' })
  return payment.orderNo
}
