import { setImmediate } from 'node:timers/promises'
import { allocationOperations as calls } from '@atrium/contracts/allocation/policy'
import { authorisationOperations as grants } from '@atrium/contracts/authorisation/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { authorisationRoutes } from '../authorisation/authorisationRoutes'
import { boss, companyId, type Firm, openFirm } from '../authorisation/testCompany'
import { allocationRoutes } from './allocationRoutes'

const mainId = 'contested'
const members = Array.from({ length: 150 }, (_, index) => `m${index}`)
const shifts = Array.from({ length: 60 }, (_, index) => index)

let firm: Firm

beforeAll(async () => {
  firm = await openFirm([...authorisationRoutes, ...allocationRoutes])
  await firm.addMembers('tall', ...members)
  await firm.addProduct(mainId, { seats: { top: 30, design: 12, tall: 8 } })
})
afterAll(() => firm.close())

const grant = (userId: string) =>
  firm.request(grants.grantLicences, { body: { enterPriseId: companyId, mainId, userIds: [userId] } }, boss)

const sharing = (above: string, below: string, count: number) => ({
  enterPriseId: companyId,
  mainId,
  enterpriseDepartmentId: above,
  list: [{ enterpriseDepartmentId: below, count }],
})
const allocate = (above: string, below: string, count: number) =>
  firm.request(calls.allocate, { body: sharing(above, below, count) }, boss)

/** Takes back the licences of the previewed people, unless others would be affected meanwhile. */
async function takeBack(above: string, below: string, count: number) {
  const { data, succeeded } = await firm.request(
    calls.previewTakeBack,
    { body: sharing(above, below, count) },
    boss,
  )
  const recoverSubIds = succeeded ? data.recoverSubIds : []
  return firm.request(calls.takeBack, { body: { ...sharing(above, below, count), recoverSubIds } }, boss)
}

const shift = (index: number) => {
  const [above, below] = index % 2 === 0 ? (['top', 'tall'] as const) : (['design', 'tall'] as const)
  const count = 1 + (index % 4)
  return index % 5 < 3 ? allocate(above, below, count) : takeBack(above, below, count)
}

it('50 seats granted while they are passed on and taken back are never lost or doubled', async () => {
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      // The embedded database answers within the turn: without this, other requests would never be read.
      await setImmediate()
      const { total, used, granted } = await firm.countSeats(mainId)
      expect(total).toBe(50)
      expect(used).toBe(granted)
      expect(granted).toBeLessThanOrEqual(50)
    }
  })()
  const work = members.flatMap((userId, index) => {
    const own = shifts[index]
    return own === undefined ? [grant(userId)] : [grant(userId), shift(own)]
  })
  const answers = await Promise.all(work).finally(async () => {
    isRunning = false
    await watching
  })
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([])

  const { total, used, granted } = await firm.countSeats(mainId)
  expect({ total, isSound: used === granted && granted <= total }).toEqual({ total: 50, isSound: true })
  // All seats that are free now can be granted, and no more.
  for (const userId of members) await grant(userId)
  const { used: usedAtLast, granted: grantedAtLast } = await firm.countSeats(mainId)
  expect(usedAtLast).toBe(grantedAtLast)
  expect(grantedAtLast).toBeLessThanOrEqual(50)
})

it('of 60 simultaneous calls for the last 20 seats, 20 succeed', async () => {
  await firm.addProduct('last', { seats: { top: 20 } })
  const body = { ...sharing('top', 'design', 1), mainId: 'last' }
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => firm.request(calls.allocate, { body }, boss)),
  )
  expect(answers.filter((answer) => answer.succeeded)).toHaveLength(20)
  expect(await firm.countSeats('last')).toEqual({ total: 20, used: 0, granted: 0 })
})
