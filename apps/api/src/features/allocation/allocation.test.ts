import { allocationErrors } from '@atrium/contracts/allocation/contract'
import { allocationOperations as calls } from '@atrium/contracts/allocation/policy'
import { authorisationOperations as grantCalls } from '@atrium/contracts/authorisation/policy'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRows } from '../../tables'
import { authorisationRoutes } from '../authorisation/authorisationRoutes'
import { boss, companyId, type Firm, intruder, lead, openFirm } from '../authorisation/testCompany'
import { allocationRoutes } from './allocationRoutes'

let firm: Firm
let mainId = ''
let turn = 0

beforeAll(async () => {
  firm = await openFirm([...authorisationRoutes, ...allocationRoutes])
  await firm.addMembers('tall', 'tim', 'tom', 'tess')
  await firm.addMembers('design', 'dan')
})
beforeEach(async () => {
  turn += 1
  mainId = `p${turn}`
  await firm.addProduct(mainId, { seats: { top: 10, design: 4, tall: 2 } })
})
afterAll(() => firm.close())

type Shares = Readonly<Record<string, number>>

const sharing = (enterpriseDepartmentId: string, shares: Shares) => ({
  enterPriseId: companyId,
  mainId,
  enterpriseDepartmentId,
  list: Object.entries(shares).map(([id, count]) => ({ enterpriseDepartmentId: id, count })),
})
const allocate = (from: string, shares: Shares, as = boss) =>
  firm.request(calls.allocate, { body: sharing(from, shares) }, as)
const preview = (to: string, shares: Shares, as = boss) =>
  firm.request(calls.previewTakeBack, { body: sharing(to, shares) }, as)
const takeBack = (to: string, shares: Shares, recoverSubIds: string[] = [], as = boss) =>
  firm.request(calls.takeBack, { body: { ...sharing(to, shares), recoverSubIds } }, as)

/** The subject of the newest audit row. */
async function lastSubject() {
  const [row] = await firm.database.connection.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1)
  return row?.subject
}

/** Owned, passed on, used, left. */
async function seen(as = boss) {
  const { data } = await firm.request(
    calls.listAllocation,
    { query: { enterPriseId: companyId, mainId } },
    as,
  )
  return Object.fromEntries(
    data.list.map((row) => [
      row.enterpriseDepartmentId,
      [row.ownedCount, row.passedOnCount, row.usedCount, row.leftCount],
    ]),
  )
}

describe('seats of departments', () => {
  it('are passed on, used or free', async () => {
    await firm.grant(mainId, 'tim', 'dan')
    expect(await seen()).toEqual({
      top: [16, 6, 0, 10],
      design: [6, 2, 1, 3],
      tall: [2, 0, 1, 1],
      cost: [0, 0, 0, 0],
    })
  })

  it('are free where they were passed on to, as on the product’s own page', async () => {
    await firm.grant(mainId, 'tim', 'dan')
    for (const [as, product] of [
      [boss, { totalCount: 16, leftCount: 14, passedOn: 4 }],
      // The departments above a sub-administrator's pass on to them, not the other way round.
      [lead, { totalCount: 6, leftCount: 4, passedOn: 1 }],
    ] as const) {
      const { data } = await firm.request(
        calls.listAllocation,
        { query: { enterPriseId: companyId, mainId } },
        as,
      )
      expect(data.product).toMatchObject(product)
      const own = await firm.request(grantCalls.getProduct, { query: { mainId } }, as)
      expect(own.data).toMatchObject({ totalCount: 16, unUsedCount: 14, passedOn: product.passedOn })
    }
  })

  it('are zero for a product without seats', async () => {
    mainId = `${mainId}-none`
    await firm.addProduct(mainId)
    const { data } = await firm.request(grantCalls.getProduct, { query: { mainId } }, boss)
    expect(data).toMatchObject({ totalCount: 0, unUsedCount: 0, passedOn: 0 })
  })

  it('are visible to a sub-administrator only below their department', async () => {
    expect(await seen(lead)).toEqual({ design: [6, 2, 0, 4], tall: [2, 0, 0, 2] })
    const { data } = await firm.request(
      calls.listAllocation,
      { query: { enterPriseId: companyId, mainId } },
      lead,
    )
    expect(data.list.find((row) => row.enterpriseDepartmentId === 'design')?.parentId).toBeNull()
    expect(data.product).toMatchObject({ totalCount: 6, leftCount: 6 })
  })

  it('are listed by product, and found by its name', async () => {
    const query = { enterPriseId: companyId, searchCondition: `产品${mainId}` }
    const { data } = await firm.request(calls.listAllocationProducts, { query }, lead)
    expect(data.find((row) => row.mainId === mainId)).toMatchObject({ totalCount: 6, leftCount: 6 })
    const none = await firm.request(
      calls.listAllocationProducts,
      { query: { ...query, searchCondition: '%' } },
      lead,
    )
    expect(none.data).toEqual([])
  })

  it('are invisible to another company', async () => {
    const answer = await firm.request(
      calls.listAllocation,
      { query: { enterPriseId: companyId, mainId } },
      { ...intruder, company: companyId },
    )
    expect(answer.succeeded).toBe(false)
  })
})

describe('passing on', () => {
  it('reaches several departments at once', async () => {
    expect((await allocate('top', { design: 3, tall: 2, cost: 5 })).succeeded).toBe(true)
    expect(await seen()).toEqual({
      top: [16, 16, 0, 0],
      design: [11, 4, 0, 7],
      tall: [4, 0, 0, 4],
      cost: [5, 0, 0, 5],
    })
    expect((await firm.countSeats(mainId)).total).toBe(16)
    expect(await lastSubject()).toMatchObject({
      from: [{ departmentId: 'top', before: 10, after: 0 }],
      to: [
        { departmentId: 'design', before: 4, after: 7 },
        { departmentId: 'tall', before: 2, after: 4 },
        { departmentId: 'cost', before: 0, after: 5 },
      ],
    })
  })

  it('requires enough free seats, for all or none', async () => {
    const answer = await allocate('top', { design: 6, cost: 5 })
    expect(answer.envelope?.error_code).toBe(allocationErrors.notEnoughLeft)
    expect((await seen()).cost).toEqual([0, 0, 0, 0])
  })

  it('goes down only, not sideways and not to itself', async () => {
    for (const [from, to] of [
      ['tall', 'design'],
      ['design', 'cost'],
      ['design', 'design'],
    ] as const)
      expect((await allocate(from, { [to]: 1 })).envelope?.error_code).toBe(allocationErrors.notBelow)
  })

  it('is refused for an expired product', async () => {
    mainId = `${mainId}-ended`
    await firm.addProduct(mainId, { disabled: true, seats: { top: 4 } })
    expect((await allocate('top', { design: 1 })).envelope?.error_code).toBe(allocationErrors.notNormal)
  })

  it('is limited to a sub-administrator’s departments', async () => {
    expect((await allocate('design', { tall: 4 }, lead)).succeeded).toBe(true)
    expect((await allocate('top', { design: 1 }, lead)).status).toBe(404)
    expect((await takeBack('top', { design: 1 }, [], lead)).status).toBe(404)
  })
})

describe('taking back', () => {
  it('returns free seats to any department above', async () => {
    expect((await preview('top', { tall: 2, design: 1 })).data).toMatchObject({
      loserCount: 0,
      recoverSubIds: [],
      returns: [{ enterpriseDepartmentId: 'top', count: 3 }],
    })
    expect((await takeBack('top', { tall: 2, design: 1 })).succeeded).toBe(true)
    expect(await seen()).toMatchObject({ top: [16, 3, 0, 13], design: [3, 0, 0, 3], tall: [0, 0, 0, 0] })
    expect(await lastSubject()).toMatchObject({
      from: [
        { departmentId: 'tall', before: 2, after: 0 },
        { departmentId: 'design', before: 4, after: 3 },
      ],
      to: [{ departmentId: 'top', before: 10, after: 13 }],
    })
  })

  it('recovers seats in use as previewed, idle and newest first', async () => {
    await firm.grant(mainId, 'tim')
    firm.clock.advance(1000)
    await firm.grant(mainId, 'tom')
    const { data } = await preview('design', { tall: 1 })
    expect(data).toMatchObject({
      loserCount: 1,
      licenceCount: 1,
      losers: [{ userId: 'tom', licences: [{ mainId }] }],
      returns: [{ enterpriseDepartmentId: 'design', count: 1 }],
    })
    expect((await takeBack('design', { tall: 1 }, data.recoverSubIds)).succeeded).toBe(true)
    expect(await firm.seatsOf(mainId)).toEqual({ tim: 'tall' })
    expect(await seen()).toMatchObject({ design: [6, 1, 0, 5], tall: [1, 0, 1, 0] })
  })

  it('ends no licence that wasn’t previewed', async () => {
    await firm.grant(mainId, 'tim', 'tom')
    expect((await takeBack('design', { tall: 1 })).envelope?.error_code).toBe(
      allocationErrors.changedMeanwhile,
    )
    const { data } = await preview('design', { tall: 2 })
    // More than are needed for one seat.
    expect((await takeBack('design', { tall: 1 }, data.recoverSubIds)).envelope?.error_code).toBe(
      allocationErrors.changedMeanwhile,
    )
    expect(Object.keys(await firm.seatsOf(mainId))).toHaveLength(2)
  })

  it('needs another confirmation once others would lose theirs', async () => {
    await firm.grant(mainId, 'tim', 'tom')
    const { data } = await preview('design', { tall: 1 })
    const losers = data.losers.map((loser) => loser.userId)
    await firm.cancel(mainId, ...losers)
    const late = await takeBack('design', { tall: 1 }, data.recoverSubIds)
    expect(late.envelope?.error_code).toBe(allocationErrors.changedMeanwhile)
    expect((await takeBack('design', { tall: 1 })).succeeded).toBe(true)
  })

  it('is limited to the department’s seats', async () => {
    expect((await takeBack('top', { tall: 3 })).envelope?.error_code).toBe(allocationErrors.notEnoughOwned)
    expect((await preview('top', { tall: 3 })).envelope?.error_code).toBe(allocationErrors.notEnoughOwned)
  })
})

describe('reasons why a product can’t be granted to a member', () => {
  const reasonFor = async (userId: string, as = boss, searchCondition?: string) => {
    const query = { mainId, ...(searchCondition && { searchCondition }) }
    const { data } = await firm.request(grantCalls.listUngrantedUsers, { query }, as)
    return data.find((row) => row.userId === userId)?.obstacle
  }

  it('are absent while seats are free on the path, and come with a solution afterwards', async () => {
    expect(await reasonFor('tim')).toBeUndefined()
    mainId = `${mainId}-elsewhere`
    await firm.addProduct(mainId, { seats: { cost: 1 } })
    expect(await reasonFor('tim')).toEqual({
      reason: 'noSeatsHere',
      enterpriseDepartmentId: 'tall',
      canAllocate: true,
      onLineProductId: null,
      canRenew: false,
    })
    // The free seats aren't theirs to pass on.
    expect(await reasonFor('tim', lead)).toMatchObject({ reason: 'noSeats' })
  })

  it('include members found by a search who have the product already', async () => {
    await firm.grant(mainId, 'tim')
    expect(await reasonFor('tim')).toBeUndefined()
    expect(await reasonFor('tim', boss, '成员tim')).toMatchObject({ reason: 'alreadyGranted' })
  })

  it('include expired products', async () => {
    const endedId = `${mainId}-ended`
    await firm.addProduct(endedId, { disabled: true, seats: { top: 1 } })
    const query = { enterPriseId: companyId, grantUserId: 'tom' }
    const { data } = await firm.request(grantCalls.listAssignableProducts, { query }, boss)
    const obstacleOf = (id: string) => data.find((row) => row.mainId === id)?.obstacle?.reason
    expect([obstacleOf(mainId), obstacleOf(endedId)]).toEqual([undefined, 'disabled'])
  })
})
