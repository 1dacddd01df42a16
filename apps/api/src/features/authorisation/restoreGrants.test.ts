import { authorisationErrors as codes } from '@atrium/contracts/authorisation/contract'
import { authorisationOperations as calls } from '@atrium/contracts/authorisation/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purge } from '../../purge'
import { cancelledGrants, devices, grants, memberships, messages } from '../../tables'
import { cancelledKeptMilliseconds, undoMilliseconds } from '../seats'
import { boss, companyId, type Firm, intruder, openFirm } from './testCompany'

let firm: Firm
let turn = 0
let [ann, bob, cad] = ['', '', '']
beforeAll(async () => {
  firm = await openFirm()
})
afterAll(() => firm.close())
beforeEach(async () => {
  turn += 1
  ;[ann, bob, cad] = [`ann${turn}`, `bob${turn}`, `cad${turn}`]
  await firm.addMembers('tall', ann, bob)
  await firm.addProduct(cad, { seats: { tall: 1, top: 1 } })
  await firm.grant(cad, ann)
  const [grant] = await db().select().from(grants).where(eq(grants.mainId, cad))
  const registeredAt = firm.clock.now()
  await db()
    .insert(devices)
    .values(
      (['active', 'inactive'] as const).map((status) => ({
        companyId,
        grantId: grant?.id ?? '',
        mid: `machine-${status}`,
        registeredAt,
        status,
      })),
    )
  await db()
    .update(grants)
    .set({ onlineSince: registeredAt, lastUsedOn: '2026-01-05' })
    .where(eq(grants.mainId, cad))
})

const db = () => firm.database.connection
/** All stored data of the licence. */
const licence = async () => {
  const rows = await db().select().from(grants).where(eq(grants.mainId, cad))
  const machines = await db().select().from(devices).orderBy(devices.mid)
  return rows.map((row) => ({ ...row, devices: machines.filter(({ grantId }) => grantId === row.id) }))
}
const restore = (as: typeof boss = boss, userIds = [ann]) =>
  firm.request(calls.restoreLicences, { body: { enterPriseId: companyId, mainIds: [cad], userIds } }, as)

describe('undoing a cancel', () => {
  it('restores the same licence: number, day, devices, last use and seat', async () => {
    const before = await licence()
    expect(before[0]?.devices).toHaveLength(2)
    await firm.cancel(cad, ann)
    expect(await licence()).toEqual([])
    expect((await restore()).data).toBe(true)
    expect(await licence()).toEqual(before)
    expect(await firm.countSeats(cad)).toEqual({ total: 2, used: 1, granted: 1 })
    const [member] = await db().select().from(memberships).where(eq(memberships.userId, ann))
    expect(member?.grantCount).toBe(1)
    const rows = await db()
      .select()
      .from(messages)
      .where(eq(messages.userId, ann))
      .orderBy(messages.createdAt)
    expect(rows.map(({ title }) => title)).toContain('产品授权已恢复')
    expect((await restore()).code).toBe(codes.tooLateToRestore)
  })

  it('also restores licences that were cancelled by their ids', async () => {
    const before = await licence()
    const cancel = { query: { enterPriseId: companyId }, body: before.map(({ id }) => id) }
    expect((await firm.request(calls.cancelMemberLicences, cancel, boss)).data).toBe(true)
    expect((await restore()).data).toBe(true)
    expect(await licence()).toEqual(before)
  })

  it('changes nothing when a seat was taken or one of them can’t be restored', async () => {
    await firm.cancel(cad, ann)
    await firm.grant(cad, bob)
    expect((await restore()).code).toBe(codes.notEnoughSeats)
    expect((await restore(boss, [ann, bob])).code).toBe(codes.tooLateToRestore)
    await firm.grant(cad, ann)
    expect((await restore()).code).toBe(codes.alreadyGranted)
    expect(await firm.countSeats(cad)).toEqual({ total: 2, used: 2, granted: 2 })
  })

  it('is limited to the member’s administrators and to its time, which the purge respects', async () => {
    await firm.cancel(cad, ann)
    expect((await restore(intruder)).status).toBe(403)
    const at = firm.clock.now()
    const purgeAfter = (ms: number) => purge({ ...firm.ports, clock: () => new Date(at.getTime() + ms) })
    await purgeAfter(undoMilliseconds - 1000)
    const countCancelled = () => db().$count(cancelledGrants, eq(cancelledGrants.mainId, cad))
    expect(await countCancelled()).toBe(1)
    firm.clock.set(new Date(at.getTime() + undoMilliseconds))
    expect((await restore()).code).toBe(codes.tooLateToRestore)
    await purgeAfter(cancelledKeptMilliseconds + 1000)
    expect(await countCancelled()).toBe(0)
    firm.clock.set(at)
  })
})
