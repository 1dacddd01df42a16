import { appErrors } from '@atrium/contracts/catalogue/apps/contract'
import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { concurrentSeatsErrors } from '@atrium/contracts/concurrentSeats/contract'
import { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { appUses, products, seatCheckouts, seatDenials, seatHoldings } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { appKeyOf } from './appKeys'
import { endSilentUses } from './endSilentUses'

const { member, superAdministrator, student } = demo.userIds
const { companyId } = demo
const mainId = 'main-shared'
const minute = 60_000

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
  const now = service.clock.now()
  await db().insert(products).values({
    companyId,
    mainId,
    name: '共用云平台',
    productType: 1,
    isConcurrent: true,
    licensingType: 'permanent',
    startAt: now,
    createdAt: now,
  })
  await db()
    .insert(seatHoldings)
    .values({ companyId, mainId, departmentId: demo.departmentIds.top, quantity: 1 })
})
afterAll(() => service.close())
beforeEach(async () => {
  await db().delete(appUses)
  await db().delete(seatCheckouts).where(eq(seatCheckouts.mainId, mainId))
  await db().delete(seatDenials).where(eq(seatDenials.mainId, mainId))
})

const db = () => service.database.connection
const from = (userId: string, sessionId = 'desk') => ({ as: { userId, sessionId } })
const launch = (userId: string, { sessionId = 'desk', takesOver = false } = {}) =>
  service.request(
    appsOperations.launchApp,
    { body: { source: 'company', id: mainId, grantedBy: companyId, takesOver } },
    from(userId, sessionId),
  )
const proof = () => ({ product: mainId, key: appKeyOf(service.ports.keys, mainId) })

async function open(userId: string, how: Parameters<typeof launch>[1] = {}) {
  const { data } = await launch(userId, how)
  const ticket = new URL(data.address).searchParams.get('ticket') ?? ''
  return (await service.request(appsOperations.redeemTicket, { body: { ...proof(), ticket } })).data
}
const report = async (use: string, isLeft = false) =>
  (await service.request(appsOperations.reportUse, { body: { ...proof(), use, isLeft } })).data
const inUse = () =>
  db().$count(seatCheckouts, and(eq(seatCheckouts.mainId, mainId), isNull(seatCheckouts.endedAt)))

it('is listed for members of the company without a licence of their own', async () => {
  const appsOf = async (userId: string) =>
    (await service.request(appsOperations.listApps, {}, from(userId))).data.apps
  expect(await appsOf(member)).toContainEqual(expect.objectContaining({ id: mainId, state: 'usable' }))
  expect((await appsOf(student)).map(({ id }) => id)).not.toContain(mainId)
})

it('takes a seat when it opens, and frees it when it is left', async () => {
  const { use } = await open(member)
  expect(await inUse()).toBe(1)
  const refused = await launch(superAdministrator)
  expect(refused.code).toBe(concurrentSeatsErrors.full)
  expect(refused.envelope?.error_msg).toContain('1人在用')
  expect(await db().$count(seatDenials, eq(seatDenials.mainId, mainId))).toBe(1)
  service.clock.advance(minute)
  expect(await report(use)).toEqual({ goesOn: true, because: null })
  expect(await report(use, true)).toMatchObject({ goesOn: false, because: 'left' })
  expect(await inUse()).toBe(0)
  await open(superAdministrator)
})

it('is one seat in all tabs of a browser, and asks on another device', async () => {
  const first = await open(member)
  const second = await open(member)
  expect(await inUse()).toBe(1)
  await report(second.use, true)
  expect(await report(first.use)).toMatchObject({ goesOn: true })
  expect((await launch(member, { sessionId: 'laptop' })).code).toBe(appErrors.inUse)
  const third = await open(member, { sessionId: 'laptop', takesOver: true })
  expect(await report(first.use)).toMatchObject({ goesOn: false, because: 'takenOver' })
  expect(await report(third.use)).toMatchObject({ goesOn: true })
})

it('stops when an administrator frees the seat', async () => {
  const { use } = await open(member)
  const [checkout] = await db().select().from(seatCheckouts).where(eq(seatCheckouts.mainId, mainId))
  await service.request(
    concurrentSeatsOperations.endCheckout,
    { body: { enterPriseId: companyId, checkoutId: checkout?.id ?? '' } },
    { ...from(superAdministrator), company: companyId },
  )
  expect(await report(use)).toMatchObject({ goesOn: false, because: 'forced' })
})

it('frees the seat of a silent app, and of a ticket that was never redeemed', async () => {
  await open(member)
  service.clock.advance(3 * minute + 1)
  await endSilentUses(service.ports)
  expect(await inUse()).toBe(0)
  await launch(member)
  expect((await launch(superAdministrator)).code).toBe(concurrentSeatsErrors.full)
  service.clock.advance(3 * minute + 1)
  await open(superAdministrator)
})
