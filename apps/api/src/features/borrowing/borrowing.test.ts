import { allocationOperations } from '@atrium/contracts/allocation/policy'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { borrowingErrors as codes } from '@atrium/contracts/borrowing/contract'
import { borrowingOperations as calls } from '@atrium/contracts/borrowing/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  auditRows,
  borrowedLicences,
  devices,
  grants,
  memberships,
  products,
  seatHoldings,
} from '../../tables'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { openRenewalFirm, type RenewalFirm } from '../renewals/testing/openRenewalFirm'
import { runSeatCuts } from '../seatCuts'
import { recoverSeatsOfLeavers } from '../seats'
import { endBorrowed } from './endBorrowed'
import { rotateKey } from './licenceKeys'

const day = 86_400_000
const mid = 'PC-7F3A-91C2'
let firm: RenewalFirm
let start: Date

/** ann (in tall) and dan (in cost) hold two of three seats of draw. */
beforeEach(async () => {
  firm = await openRenewalFirm()
  start = firm.clock.now()
  await firm.addMembers('tall', 'ann', 'ben')
  await firm.addMembers('cost', 'dan', 'eve')
  await firm.addProduct('draw', { seats: { top: 2, tall: 1 }, endAt: inDays(100) })
  await firm.grant('draw', 'ann', 'dan')
})
afterEach(() => {
  expect(firm.logged.filter(({ level }) => level === 'error')).toEqual([])
  return firm.close()
})

const db = () => firm.database.connection
const inDays = (days: number) => new Date(start.getTime() + days * day)
const at = (days: number) => firm.clock.set(inDays(days))
const as = (userId: string) => ({ as: { userId }, company: enterPriseId })
const ann = as('ann')

async function grantOf(userId: string) {
  const [grant] = await db()
    .select()
    .from(grants)
    .where(and(eq(grants.companyId, enterPriseId), eq(grants.userId, userId)))
  return grant?.id ?? ''
}
const borrow = async (userId = 'ann', days = 7) =>
  firm.request(
    calls.borrowLicence,
    { body: { enterPriseId, subId: await grantOf(userId), mid, days } },
    as(userId),
  )
const borrowed = async (userId = 'ann', days = 7) => (await borrow(userId, days)).data
const own = async (userId = 'ann') =>
  (
    await firm.request(
      calls.getOwnBorrowing,
      { query: { enterPriseId, subId: await grantOf(userId) } },
      as(userId),
    )
  ).data
const list = async (query: object = {}, caller = boss) =>
  (
    await firm.request(
      calls.listBorrowed,
      { query: { enterPriseId, pageIndex: 1, pageSize: 50, ...query } },
      caller,
    )
  ).data
const limit = (longestDays: number, swapsPerMonth = 2, caller = boss) =>
  firm.request(
    calls.setBorrowingLimit,
    { body: { enterPriseId, mainId: 'draw', longestDays, swapsPerMonth } },
    caller,
  )
const give = (userId: string) =>
  firm.request(
    authorisationOperations.grantLicences,
    { body: { enterPriseId, mainId: 'draw', userIds: [userId] } },
    boss,
  )
/** As several processes do at once. */
const endAll = () => Promise.all([endBorrowed(firm.ports), endBorrowed(firm.ports)])

describe('borrowing', () => {
  it('gives a file until the end of a day in China, which can be downloaded again', async () => {
    const { data, succeeded } = await borrow()
    expect(succeeded).toBe(true)
    expect(data.endsAt).toBe('2026-03-09T15:59:59.000Z')
    expect(data.fileName).toBe('draw-2026-03-09.lic')
    expect(await own()).toMatchObject({ borrowed: { id: data.id, mid, state: 'running' }, longestDays: 14 })
    const again = await firm.request(calls.getLicenceFile, { query: { enterPriseId, id: data.id } }, ann)
    expect(again.data.licenceFile).toBe(data.licenceFile)
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 2, granted: 2 })
    at(8)
    const late = await firm.request(calls.getLicenceFile, { query: { enterPriseId, id: data.id } }, ann)
    expect(late.code).toBe(codes.hasEnded)
  })

  it('gives one of two requests at once a file', async () => {
    const answers = await Promise.all([borrow(), borrow()])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.alreadyBorrowed])
    expect(await db().$count(borrowedLicences)).toBe(1)
  })

  it('keeps to the limit of the product', async () => {
    expect((await borrow('ann', 15)).code).toBe(codes.tooLong)
    expect((await limit(30)).succeeded).toBe(true)
    expect((await borrow('ann', 15)).succeeded).toBe(true)
    expect((await limit(0)).succeeded).toBe(true)
    expect((await borrow('dan', 1)).code).toBe(codes.tooLong)
  })

  it('ends with the batch, the grant and seats that weren’t renewed', async () => {
    await limit(180)
    expect((await borrowed('ann', 180)).endsAt).toBe(inDays(100).toISOString())
    await db()
      .update(grants)
      .set({ endsAt: inDays(3) })
      .where(eq(grants.userId, 'dan'))
    expect((await borrowed('dan', 180)).endsAt).toBe(inDays(3).toISOString())
    await db().update(products).set({ disabled: true })
    await db().delete(borrowedLicences)
    expect((await borrow()).code).toBe(codes.notUsable)
  })

  it('takes neither another person’s licence nor that of another company', async () => {
    const subId = await grantOf('dan')
    const body = { enterPriseId, subId, mid, days: 7 }
    expect((await firm.request(calls.borrowLicence, { body }, ann)).status).toBe(404)
    const { id } = await borrowed('dan')
    for (const operation of [calls.returnOwnLicence, calls.reportOwnDeviceLost])
      expect((await firm.request(operation, { body: { enterPriseId, id } }, ann)).status).toBe(404)
    expect((await firm.request(calls.getLicenceFile, { query: { enterPriseId, id } }, ann)).status).toBe(404)
    const foreign = { enterPriseId: 'other', id }
    expect((await firm.request(calls.markBorrowedReturned, { body: foreign }, intruder)).status).toBe(404)
    expect((await list({ enterPriseId: 'other' }, intruder)).list).toEqual([])
    // dan is outside of the departments that lead administers.
    expect(
      (await firm.request(calls.markBorrowedReturned, { body: { enterPriseId, id } }, lead)).status,
    ).toBe(404)
    expect((await list({}, lead)).list).toEqual([])
    expect((await list()).list).toHaveLength(1)
  })
})

describe('a licence that is taken back while its file runs', () => {
  it('keeps its seat until the end of the file', async () => {
    await borrow('dan')
    await firm.cancel('draw', 'dan')
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 2, granted: 1 })
    expect((await give('eve')).succeeded).toBe(true)
    expect((await give('ben')).succeeded).toBe(false)
    expect((await list()).list).toMatchObject([{ state: 'running', isMember: true, isGranted: false }])
    at(8)
    await endAll()
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 2, granted: 2 })
    expect((await list()).list).toMatchObject([{ state: 'ended' }])
    expect((await give('ben')).succeeded).toBe(true)
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 3, granted: 3 })
  })

  it('is told before, and the seat isn’t promised', async () => {
    const { endsAt } = await borrowed()
    const body = { enterPriseId, mainId: 'draw', userIds: ['ann', 'dan'] }
    const { data } = await firm.request(authorisationOperations.previewCancelByProduct, { body }, boss)
    expect(data.borrowed).toEqual({ count: 1, until: endsAt })
    expect(data.returns).toMatchObject([{ enterpriseDepartmentId: 'top', count: 1 }])
    expect(data.losers.flatMap(({ licences }) => licences.map((one) => one.borrowedUntil))).toEqual(
      expect.arrayContaining([endsAt, null]),
    )
  })

  it('gets the same seat back when it is restored, and the file still counts once', async () => {
    await borrow()
    await firm.cancel('draw', 'ann')
    await give('ben')
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 3, granted: 2 })
    const body = { enterPriseId, mainIds: ['draw'], userIds: ['ann'] }
    const restored = await firm.request(authorisationOperations.restoreLicences, { body }, boss)
    expect(restored.envelope).toMatchObject({ error_code: 0 })
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 3, granted: 3 })
    at(8)
    await endAll()
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 3, granted: 3 })
  })

  it('never loses a seat, whichever of borrowing and taking back comes first', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [taken] = await Promise.all([
        borrow('dan', 1),
        firm.request(
          authorisationOperations.cancelLicences,
          { body: { enterPriseId, mainId: 'draw', userIds: ['dan'] } },
          boss,
        ),
      ])
      const { used, granted } = await firm.countSeats('draw')
      expect(used - granted).toBe(taken.succeeded ? 1 : 0)
      const open = await list({ state: 'endingSoon' })
      for (const { id } of open.list)
        await firm.request(calls.markBorrowedReturned, { body: { enterPriseId, id } }, boss)
      expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 1, granted: 1 })
      await give('dan')
    }
  })

  it('keeps its seat when the department takes seats back, or is deleted', async () => {
    await borrow()
    const body = {
      enterPriseId,
      enterpriseDepartmentId: 'top',
      mainId: 'draw',
      list: [{ enterpriseDepartmentId: 'tall', count: 1 }],
    }
    const refused = await firm.request(allocationOperations.previewTakeBack, { body }, boss)
    expect(refused.succeeded).toBe(false)
    const subIds = [await grantOf('ann')]
    expect(
      (await firm.request(allocationOperations.takeBack, { body: { ...body, recoverSubIds: subIds } }, boss))
        .succeeded,
    ).toBe(false)
    const query = { enterpriseId: enterPriseId, enterpriseDepartmentId: 'tall' }
    const preview = await firm.request(departmentChangesOperations.previewDeleteDepartment, { query }, boss)
    expect(preview.data).toMatchObject({ borrowed: { count: 1 }, returns: [] })
    expect(
      (await firm.request(departmentChangesOperations.deleteDepartment, { query }, boss)).succeeded,
    ).toBe(true)
    const holdings = await db().select().from(seatHoldings).where(eq(seatHoldings.mainId, 'draw'))
    expect(holdings.map(({ departmentId, quantity, used }) => [departmentId, quantity, used]).sort()).toEqual(
      [
        ['design', 1, 1],
        ['top', 2, 1],
      ],
    )
    at(8)
    await endAll()
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 1, granted: 1 })
  })

  it('keeps its seat when its holder leaves, who is still listed', async () => {
    await borrow()
    await firm.database.transaction(async (db) => {
      await recoverSeatsOfLeavers(db, enterPriseId, ['ann'])
      await db
        .delete(memberships)
        .where(and(eq(memberships.companyId, enterPriseId), eq(memberships.userId, 'ann')))
    })
    expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 2, granted: 1 })
    const [left] = (await list()).list
    expect(left).toMatchObject({ isMember: false, phone: '', department: '', realName: '成员ann' })
    // Sub-administrators see those whose seat belongs to their departments.
    expect((await list({}, lead)).list).toHaveLength(1)
    const lost = { enterPriseId, id: left?.id ?? '', isLost: true }
    expect((await firm.request(calls.markBorrowedLost, { body: lost }, lead)).succeeded).toBe(true)
  })

  it('keeps its seat when fewer seats are renewed, and the cut is finished at the end of the file', async () => {
    await firm.sell('draw')
    await limit(180)
    await borrow('ann', 20)
    await firm.renew({
      renewedBatches: [{ mainId: 'draw', purchaseQuantity: 1 }],
      membershipDuration: 12,
      endDate: null,
    })
    // Now a file can't run beyond the seats that end.
    expect((await borrowed('dan', 180)).endsAt).toBe(inDays(100).toISOString())
    // A move by a rule may bring a file to a batch that ends earlier than the file.
    await db()
      .update(borrowedLicences)
      .set({ endsAt: inDays(120) })
    at(100)
    await runSeatCuts(firm.ports)
    const cut = await firm.countSeats('draw')
    expect(cut).toMatchObject({ total: 2, used: 2, granted: 1 })
    at(120)
    await runSeatCuts(firm.ports)
    expect(await firm.countSeats('draw')).toEqual({ total: 1, used: 1, granted: 1 })
  })
})

describe('the end of a file', () => {
  it('comes early if the member, the program or an administrator says that it is deleted', async () => {
    await firm.cancel('draw', 'dan')
    const first = await borrowed()
    await firm.cancel('draw', 'ann')
    expect((await firm.countSeats('draw')).used).toBe(1)
    const byMember = { enterPriseId, id: first.id }
    expect((await firm.request(calls.returnOwnLicence, { body: byMember }, ann)).succeeded).toBe(true)
    expect((await firm.countSeats('draw')).used).toBe(0)
    expect((await firm.request(calls.returnOwnLicence, { body: byMember }, ann)).code).toBe(codes.hasEnded)

    await give('ann')
    const second = await borrowed()
    const sent = (body: object) =>
      firm.request(
        calls.returnLicenceFile,
        { body: { enterPriseId, licenceFile: second.licenceFile, mid, ...body } },
        ann,
      )
    expect((await sent({ mid: 'PC-OTHER' })).code).toBe(codes.notThisFile)
    expect((await sent({ licenceFile: `${second.licenceFile.slice(0, -4)}AAAA` })).code).toBe(
      codes.notThisFile,
    )
    const other = { enterPriseId, licenceFile: second.licenceFile, mid }
    expect((await firm.request(calls.returnLicenceFile, { body: other }, as('ben'))).code).toBe(
      codes.notThisFile,
    )
    await rotateKey(db(), firm.ports.keys, firm.clock.now())
    expect((await sent({})).succeeded).toBe(true)
    expect((await list()).counts).toEqual([{ state: 'returned', count: 2 }])
    const rows = await db().select().from(auditRows).where(eq(auditRows.operation, 'returnLicenceFile'))
    expect(rows).toHaveLength(1)
  })

  it('doesn’t come early for a lost device, which is counted', async () => {
    const { id } = await borrowed()
    const body = { enterPriseId, id }
    expect((await firm.request(calls.reportOwnDeviceLost, { body }, ann)).succeeded).toBe(true)
    expect((await list()).counts).toEqual([{ state: 'lost', count: 1 }])
    expect((await list({ state: 'lost' })).list).toHaveLength(1)
    expect((await borrow()).code).toBe(codes.alreadyBorrowed)
    const found = { ...body, isLost: false }
    expect((await firm.request(calls.markBorrowedLost, { body: found }, boss)).succeeded).toBe(true)
    at(5)
    expect((await list()).counts).toEqual([{ state: 'endingSoon', count: 1 }])
    at(8)
    expect((await list()).counts).toEqual([{ state: 'ended', count: 1 }])
    // Before the worker has noticed the end.
    expect((await borrow()).succeeded).toBe(true)
  })
})

describe('the list', () => {
  it('finds by name, device, serial number and product', async () => {
    await borrow('ann')
    await borrow('dan')
    expect((await list({ searchCondition: 'pc-7f3a' })).totalItems).toBe(2)
    expect((await list({ searchCondition: '成员ann' })).totalItems).toBe(1)
    expect((await list({ searchCondition: 'nobody' })).totalItems).toBe(0)
    expect((await list({ mainId: 'draw' })).totalItems).toBe(2)
    expect((await list({ mainId: 'other' })).totalItems).toBe(0)
    expect((await list({ pageSize: 1 })).list).toHaveLength(1)
    expect((await list({}, lead)).totalItems).toBe(1)
  })
})

describe('limits', () => {
  it('are set by administrators of all departments only', async () => {
    expect((await limit(30, 1, lead)).status).toBe(403)
    expect((await limit(30, 1)).succeeded).toBe(true)
    const { data } = await firm.request(calls.listBorrowingLimits, { query: { enterPriseId } }, lead)
    expect(data).toMatchObject([{ mainId: 'draw', longestDays: 30, swapsPerMonth: 1, borrowedCount: 0 }])
  })
})

describe('swapping a device', () => {
  const swap = async (device: string, userId = 'ann') =>
    firm.request(
      calls.swapDevice,
      { body: { enterPriseId, subId: await grantOf('ann'), mid: device } },
      as(userId),
    )
  const activate = async (...mids: string[]) => {
    const grantId = await grantOf('ann')
    await db()
      .insert(devices)
      .values(
        mids.map((mid) => ({
          companyId: enterPriseId,
          grantId,
          mid,
          registeredAt: start,
          status: 'inactive' as const,
        })),
      )
  }

  it('is limited by product and month in China', async () => {
    await activate('a', 'b', 'c', 'd')
    expect((await own()).swapsLeft).toBe(2)
    const first = await Promise.all([swap('a'), swap('b'), swap('c')])
    expect(first.map(({ code }) => code).sort()).toEqual([0, 0, codes.noSwapsLeft])
    expect(await own()).toMatchObject({ swapsLeft: 0, devices: [{}, {}] })
    // 1 April in China, still March elsewhere.
    firm.clock.set(new Date('2026-03-31T17:00:00Z'))
    expect((await swap('d')).data).toEqual({ swapsLeft: 1 })
    expect((await swap('d')).status).toBe(404)
    expect((await own()).swapsLeft).toBe(1)
  })

  it('isn’t possible for a device with a running file, or for somebody else', async () => {
    await activate(mid, 'b')
    await borrow()
    expect((await swap(mid)).code).toBe(codes.deviceBorrowed)
    expect((await own()).devices.map(({ isBorrowed }) => isBorrowed)).toEqual([true, false])
    expect((await swap('b', 'ben')).status).toBe(404)
    expect((await swap('b')).succeeded).toBe(true)
  })
})
