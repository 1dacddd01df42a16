import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { ordersOperations as operations } from '@atrium/contracts/orders/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../../commands'
import { runCommand } from '../../../platform/operator/runCommand'
import { demo } from '../../../seed/demo'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'

const { companyId, mainIds, userIds } = demo
const boss = { as: { userId: userIds.superAdministrator }, company: companyId }
const year = 365 * 24 * 3_600_000

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

async function order(...words: string[]): Promise<string> {
  const output = await runCommand(service.ports, operatorProgram, {
    words: ['orders', ...words],
    user: 'vendor',
  })
  return /\d{18}/.exec(output)?.[0] ?? ''
}

async function pay(orderNo: string): Promise<void> {
  const params = { orderNo, payType: 'card' } as const
  const answer = await service.request(operations.updatePayType, { params }, boss)
  await service.app.request(answer.data?.payUrl.replace('http://127.0.0.1:3000', '') ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=pay',
  })
}

async function effectOf(orderNo: string) {
  const answer = await service.request(operations.getOrderDetails, { params: { orderNo } }, boss)
  return answer.data?.subItems[0]?.effect
}

async function batches(name: string) {
  const query = { enterPriseId: companyId, pageIndex: 1, pageSize: 100 }
  const answer = await service.request(licences.listProducts, { query }, boss)
  const rows = (answer.data?.list ?? []).filter((row) => row.productName === name)
  return rows.map(({ batch: _place, ...row }) => row)
}

/** A product as lists show it, without its position among the batches, which changes as others are added. */
async function productOf(mainId: string) {
  const answer = await service.request(licences.getProduct, { query: { mainId } }, boss)
  if (!answer.data) throw new Error(`no product ${mainId}`)
  const { waitingCount: _, batch: _place, idleCount: _idle, ...product } = answer.data
  return product
}

it('ten seats for a year become a batch of their own and move no other’s end', async () => {
  const before = await productOf(mainIds.architecture)
  const orderNo = await order('create', companyId, mainIds.architecture, '10', '29800')
  expect(await effectOf(orderNo)).toMatchObject({ kind: 'add', seats: 10, from: null })
  await pay(orderNo)

  expect(await productOf(mainIds.architecture)).toEqual(before)
  const [added] = (await batches(before.productName)).filter(({ mainId }) => mainId !== before.mainId)
  expect(added).toMatchObject({ unUsedCount: 10, totalCount: 10, licensingType: 'dated', snStatus: 'normal' })
  expect(await effectOf(orderNo)).toEqual({ kind: 'add', seats: 10, from: null, until: added?.endTime })
  expect(new Date(added?.endTime ?? 0).getTime() - service.clock.now().getTime()).toBeCloseTo(year, -8.5)
})

it('a grant takes a seat of the chosen batch, and a second seat of the product needs a confirmation', async () => {
  const [added] = (await batches('建筑施工图设计软件')).filter(
    ({ mainId }) => mainId !== mainIds.architecture,
  )
  const query = { enterPriseId: companyId, mainId: mainIds.architecture, pageIndex: 1, pageSize: 10 }
  const holders = await service.request(licences.listGrantedUsers, { query }, boss)
  const userId = holders.data?.list[0]?.userId ?? ''
  const body = { enterPriseId: companyId, mainId: added?.mainId ?? '', userIds: [userId] }
  expect((await service.request(licences.precheckGrant, { body }, boss)).data).toMatchObject({
    typeNum: 2,
    isHeldAlready: true,
  })
  expect((await service.request(licences.grantLicences, { body }, boss)).data).toBe(true)
  expect(await productOf(body.mainId)).toMatchObject({ unUsedCount: 9, totalCount: 10 })
  const held = await service.request(
    licences.listMemberLicences,
    { query: { enterPriseId: companyId, grantUserId: userId } },
    boss,
  )
  const ends = (held.data ?? []).filter((row) => row.productName === added?.productName)
  expect(new Set(ends.map(({ endAt }) => endAt)).size).toBe(2)
})

it('permanent seats join the permanent batch', async () => {
  const before = await productOf(mainIds.structure)
  await pay(await order('create', companyId, mainIds.structure, '4', '51200'))
  expect(await batches(before.productName)).toEqual([
    { ...before, unUsedCount: before.unUsedCount + 4, totalCount: before.totalCount + 4 },
  ])
})

it('extends the seats of one batch as announced, and adds none', async () => {
  const before = await productOf(mainIds.water)
  const orderNo = await order('extend', companyId, mainIds.water, '35400')
  const promised = await effectOf(orderNo)
  expect(promised).toMatchObject({ kind: 'extend', seats: before.totalCount, from: before.endTime })
  await pay(orderNo)
  expect(await batches(before.productName)).toEqual([
    { ...before, endTime: promised?.until, remainingDays: expect.any(Number) },
  ])
  expect(await effectOf(orderNo)).toEqual({ ...promised, from: null })
  const [years] = [promised?.until, before.endTime].map((end) => new Date(end ?? 0).getUTCFullYear())
  expect(years).toBe(new Date(before.endTime ?? 0).getUTCFullYear() + 1)
})

it('expired seats last from the payment on', async () => {
  const orderNo = await order('extend', companyId, mainIds.hvac, '18800')
  await pay(orderNo)
  const { snStatus, endTime } = await productOf(mainIds.hvac)
  expect(snStatus).toBe('normal')
  expect(new Date(endTime ?? 0).getTime() - service.clock.now().getTime()).toBeCloseTo(year, -8.5)
})

it('a permanent batch can’t be extended', async () => {
  await expect(order('extend', companyId, mainIds.structure, '1')).rejects.toThrow('is permanent')
})
