import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../database/schema'
import { allCommands } from '../operator/allCommands'
import { runCommand } from '../operator/runCommand'
import { demo } from '../seed/demo'
import type { TestService } from '../testing/createTestService'
import { createDemoService } from '../testing/demoService'
import type { OrderStatus } from './orderStatus'
import { sweepOrders } from './sweepOrders'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

const operate = (...words: string[]) => runCommand(service.ports, allCommands, { words, user: 'vendor' })

async function anyOrder(status: OrderStatus): Promise<string> {
  const [row] = await service.database.connection.select().from(orders).where(eq(orders.status, status))
  return row?.orderNo ?? ''
}

it('lists what waits for the vendor', async () => {
  const listed = await operate('orders', 'list')
  expect(listed).toContain(await anyOrder('PROCESSING'))
  expect(listed).toContain(await anyOrder('ACCEPT'))
  expect(listed).not.toContain(await anyOrder('NOTPAY'))
})

it.each([
  ['deduct', 'ACCEPT', 'COMPLETED'],
  ['settle', 'PROCESSING', 'COMPLETED'],
  ['fail', 'PROCESSING', 'PAYERROR'],
] as const)('%s makes an order that is %s %s, once', async (command, from, to) => {
  const orderNo = await anyOrder(from)
  await operate('orders', command, orderNo)
  await sweepOrders(service.ports)
  const [row] = await service.database.connection.select().from(orders).where(eq(orders.orderNo, orderNo))
  expect(row?.status).toBe(to)
  await expect(operate('orders', command, orderNo)).rejects.toThrow('no payment that is')
  expect(await operate('orders', 'show', orderNo)).toContain(`${from} → `)
})

it('creates an order of a product that the company has', async () => {
  const said = await operate('orders', 'create', demo.companyId, demo.mainIds.architecture, '10', '29800')
  const orderNo = /\d{18}/.exec(said)?.[0] ?? ''
  expect(await operate('orders', 'show', orderNo)).toContain('NOTPAY  29800.00 yuan')
  await expect(operate('orders', 'create', demo.companyId, 'no-such', '1', '1')).rejects.toThrow('no product')
  await expect(operate('orders', 'create', demo.companyId, 'x', '0', '1')).rejects.toThrow('more than 0')
})
