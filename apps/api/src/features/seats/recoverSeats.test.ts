import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memberships, seatHoldings } from '../../tables'
import { companyId, type Firm, openFirm } from '../authorisation/testCompany'
import {
  countSeatsOfDepartment,
  countSeatsOfMovers,
  recoverSeatsOfDepartment,
  recoverSeatsOfLeavers,
  recoverSeatsOfMovers,
} from './recoverSeats'

let firm: Firm

beforeEach(async () => {
  firm = await openFirm()
  await firm.addMembers('tall', 'ann', 'bob', 'cai')
  await firm.addProduct('cad', { seats: { top: 1, design: 1, tall: 1 } })
  await firm.addProduct('bim', { seats: { top: 5 } })
  await firm.grant('cad', 'ann')
  await firm.grant('cad', 'bob')
  await firm.grant('cad', 'cai')
  await firm.grant('bim', 'ann', 'bob')
})
afterEach(() => firm.close())

const everyone = ['ann', 'bob', 'cai']
const grantCount = async (userId: string) => {
  const [row] = await firm.database.connection
    .select({ count: memberships.grantCount })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return row?.count
}

it('a leaver returns every seat', async () => {
  const returned = await firm.database.transaction((db) =>
    recoverSeatsOfLeavers(db, companyId, ['ann', 'cai']),
  )
  expect(returned).toHaveLength(3)
  expect(await firm.seatsOf('cad')).toEqual({ bob: 'design' })
  expect(await firm.countSeats('cad')).toEqual({ total: 3, used: 1, granted: 1 })
  expect(await firm.countSeats('bim')).toEqual({ total: 5, used: 1, granted: 1 })
  expect(await grantCount('ann')).toBe(0)
  expect(await grantCount('bob')).toBe(2)
})

it('a mover keeps the seats of departments that stay above', async () => {
  const { connection } = firm.database
  expect(await countSeatsOfMovers(connection, companyId, everyone, 'cost')).toBe(2)
  expect(await countSeatsOfMovers(connection, companyId, everyone, 'design')).toBe(1)
  expect(await countSeatsOfMovers(connection, companyId, everyone, 'tall')).toBe(0)

  const returned = await firm.database.transaction((db) =>
    recoverSeatsOfMovers(db, companyId, everyone, 'cost'),
  )
  expect(returned).toHaveLength(2)
  expect(await firm.seatsOf('cad')).toEqual({ cai: 'top' })
  expect(await firm.countSeats('bim')).toMatchObject({ used: 2, granted: 2 })
  expect(await grantCount('ann')).toBe(1)
})

it('a deleted department gives its seats to its parent', async () => {
  const { connection } = firm.database
  expect(await countSeatsOfDepartment(connection, companyId, 'tall')).toEqual({ owned: 1, used: 1 })
  expect(await countSeatsOfDepartment(connection, companyId, 'cost')).toEqual({ owned: 0, used: 0 })

  await firm.database.transaction((db) => recoverSeatsOfDepartment(db, companyId, 'tall', 'design'))
  expect(await firm.countSeats('cad')).toEqual({ total: 3, used: 2, granted: 2 })
  const holdings = await connection
    .select({ departmentId: seatHoldings.departmentId, quantity: seatHoldings.quantity })
    .from(seatHoldings)
    .where(and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.mainId, 'cad')))
  expect(Object.fromEntries(holdings.map((row) => [row.departmentId, row.quantity]))).toEqual({
    top: 1,
    design: 2,
  })
})

it('a holding is created for a parent that had none', async () => {
  await firm.addProduct('fem', { seats: { tall: 4 } })
  await firm.database.transaction((db) => recoverSeatsOfDepartment(db, companyId, 'tall', 'design'))
  expect(await countSeatsOfDepartment(firm.database.connection, companyId, 'design')).toEqual({
    owned: 2 + 4,
    used: 1,
  })
})
