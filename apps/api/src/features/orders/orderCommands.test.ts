import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import type { Connection } from '../../platform/database/Connection'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { companies, messages, orders, payments } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { meanwhile } from '../../testing/hostile/meanwhile'
import type { OrderStatus } from './orderStatus'
import { sweepOrders } from './sweepOrders'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })

async function anyOrder(status: OrderStatus): Promise<string> {
  const [row] = await service.database.connection.select().from(orders).where(eq(orders.status, status))
  return row?.orderNo ?? ''
}

it('lists the orders that wait for the vendor', async () => {
  const listed = await operate('orders', 'list')
  expect(listed).toContain(await anyOrder('PROCESSING'))
  expect(listed).toContain(await anyOrder('ACCEPT'))
  expect(listed).not.toContain(await anyOrder('NOTPAY'))
})

it.each([
  ['deduct', 'ACCEPT', 'COMPLETED'],
  ['settle', 'PROCESSING', 'COMPLETED'],
  ['fail', 'PROCESSING', 'PAYERROR'],
] as const)('%s turns a %s order into %s, once', async (command, from, to) => {
  const orderNo = await anyOrder(from)
  await operate('orders', command, orderNo)
  await sweepOrders(service.ports)
  const [row] = await service.database.connection.select().from(orders).where(eq(orders.orderNo, orderNo))
  expect(row?.status).toBe(to)
  await expect(operate('orders', command, orderNo)).rejects.toThrow(/no payment that is|is COMPLETED/)
  expect(await operate('orders', 'show', orderNo)).toContain(`${from} → `)
})

it('deducts nothing for an order that was closed before the account confirmed', async () => {
  const { connection: db } = service.database
  const [accepted] = await db.select().from(payments).where(eq(payments.payType, 'account')).limit(1)
  if (!accepted) throw new Error('The demo data lacks a payment from the account.')
  const { orderNo } = accepted
  await db.update(payments).set({ state: 'accepted' }).where(eq(payments.id, accepted.id))
  await db.update(orders).set({ status: 'CLOSED' }).where(eq(orders.orderNo, orderNo))
  await expect(operate('orders', 'deduct', orderNo)).rejects.toThrow('is CLOSED')
  const [payment] = await db.select().from(payments).where(eq(payments.id, accepted.id))
  expect(payment?.state).toBe('accepted')
})

it('creates an order of a product that the company has', async () => {
  const output = await operate('orders', 'create', demo.companyId, demo.mainIds.architecture, '10', '29800')
  const orderNo = /\d{18}/.exec(output)?.[0] ?? ''
  expect(await operate('orders', 'show', orderNo)).toContain('NOTPAY  29800.00 yuan')
  const [row] = await service.database.connection
    .select()
    .from(messages)
    .where(like(messages.content, `%${orderNo}%`))
  expect(row).toMatchObject({ userId: demo.userIds.superAdministrator, title: '有新的订单待支付' })
  await expect(operate('orders', 'create', demo.companyId, 'no-such', '1', '1')).rejects.toThrow(
    `has no product no-such. It has: `,
  )
  await expect(operate('orders', 'create', demo.companyId, 'x', '0', '1')).rejects.toThrow('more than 0')
  await expect(operate('orders', 'create', 'nobody', 'x', '1', '1')).rejects.toThrow('no company nobody')
})

it('creates no order for a company that is dissolved, not even while that happens', async () => {
  const { database } = service
  const ordersOf = () => database.connection.$count(orders, eq(orders.companyId, demo.companyId))
  const before = await ordersOf()
  const dissolve = (db: Connection) =>
    db.update(companies).set({ dissolvedAt: service.clock.now() }).where(eq(companies.id, demo.companyId))
  const create = () => operate('orders', 'create', demo.companyId, demo.mainIds.architecture, '1', '1')
  const output = await meanwhile(database, demo.companyId, dissolve, () =>
    create().catch((error: Error) => error.message),
  )
  expect(output).toContain('is dissolved')
  expect(await ordersOf()).toBe(before)
})
