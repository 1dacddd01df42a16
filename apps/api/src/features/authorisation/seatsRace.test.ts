import { setImmediate } from 'node:timers/promises'
import { authorisationOperations as calls } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../testing/Answer'
import { boss, companyId, type Firm, openFirm } from './testCompany'

/** The embedded database runs one transaction after another, so 80 prove as much as 500. */
const atOnce = process.env.TEST_DATABASE === 'postgres' ? 500 : 80
const members = Array.from({ length: atOnce }, (_, index) => `m${index}`)
const seats = { top: 30, design: 12, tall: 8 }

let firm: Firm

beforeAll(async () => {
  firm = await openFirm()
  await firm.addMembers('tall', ...members)
})
afterAll(() => firm.close())

const byProduct = (mainId: string, userId: string) => ({
  body: { enterPriseId: companyId, mainId, userIds: [userId] },
})
const toMember = (mainId: string, grantUserId: string) => ({
  query: { enterPriseId: companyId, grantUserId },
  body: [mainId],
})

const paths = [
  {
    name: 'a serial-number product, by product',
    productType: 0,
    grant: (mainId: string, userId: string) =>
      firm.request(calls.grantLicences, byProduct(mainId, userId), boss),
    cancel: (mainId: string, userId: string) =>
      firm.request(calls.cancelLicences, byProduct(mainId, userId), boss),
  },
  {
    name: 'a cloud subscription, by product',
    productType: 1,
    grant: (mainId: string, userId: string) =>
      firm.request(calls.grantSubscriptions, byProduct(mainId, userId), boss),
    cancel: (mainId: string, userId: string) =>
      firm.request(calls.cancelSubscriptions, byProduct(mainId, userId), boss),
  },
  {
    name: 'serial-number products, to a member',
    productType: 0,
    grant: (mainId: string, userId: string) =>
      firm.request(calls.grantLicencesToMember, toMember(mainId, userId), boss),
    cancel: (mainId: string, userId: string) =>
      firm.request(calls.cancelLicences, byProduct(mainId, userId), boss),
  },
  {
    name: 'cloud subscriptions, to a member',
    productType: 1,
    grant: (mainId: string, userId: string) =>
      firm.request(calls.grantSubscriptionsToMember, toMember(mainId, userId), boss),
    cancel: (mainId: string, userId: string) =>
      firm.request(calls.cancelSubscriptions, byProduct(mainId, userId), boss),
  },
] as const

describe.each(paths)(
  'many simultaneous grants for 50 seats: $name',
  ({ name, productType, grant, cancel }) => {
    const mainId = `race-${paths.findIndex((path) => path.name === name)}`

    it('exactly 50 succeed, and the count is right at every read', async () => {
      await firm.addProduct(mainId, { productType, seats })
      const answers = await watched(mainId, () => Promise.all(members.map((userId) => grant(mainId, userId))))

      expect(answers.filter((answer) => answer.succeeded)).toHaveLength(50)
      const refused = answers.filter((answer) => !answer.succeeded)
      expect(new Set(refused.map((answer) => answer.envelope?.error_msg))).toEqual(
        new Set([authorisationRefusals.notEnoughSeats.chinese]),
      )
      expect(await firm.countSeats(mainId)).toEqual({ total: 50, used: 50, granted: 50 })
      const fromDepartments = Object.values(await firm.seatsOf(mainId))
      expect(fromDepartments.filter((id) => id === 'tall')).toHaveLength(8)
      expect(fromDepartments.filter((id) => id === 'design')).toHaveLength(12)
    })

    it('each seat cancelled twice at once returns once', async () => {
      const holders = Object.keys(await firm.seatsOf(mainId))
      const answers = await watched(mainId, () =>
        Promise.all([...holders, ...holders].map((userId) => cancel(mainId, userId))),
      )
      expect(answers.filter((answer) => answer.succeeded)).toHaveLength(50)
      expect(await firm.countSeats(mainId)).toEqual({ total: 50, used: 0, granted: 0 })
    })
  },
)

it('all paths in batches at once never exceed or lose a seat', async () => {
  await firm.addProduct('mixed', { productType: 0, seats })
  const batches = Array.from({ length: atOnce / 10 }, (_, index) => members.slice(index * 7, index * 7 + 7))
  const answers = await watched('mixed', () =>
    Promise.all([
      ...batches.map((userIds) =>
        firm.request(
          calls.grantLicences,
          { body: { enterPriseId: companyId, mainId: 'mixed', userIds } },
          boss,
        ),
      ),
      ...members
        .slice(batches.flat().length)
        .map((userId) => firm.request(calls.grantLicencesToMember, toMember('mixed', userId), boss)),
    ]),
  )
  expect(answers.some((answer) => answer.succeeded)).toBe(true)
  const { used, granted, total } = await firm.countSeats('mixed')
  expect(used).toBe(granted)
  expect(granted).toBe(total)
})

/** Checks the seats continuously while the work runs. */
async function watched<T>(mainId: string, work: () => Promise<readonly Answer<T>[]>) {
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      // The embedded database answers within the turn: without this, other requests would never be read.
      await setImmediate()
      const { total, used, granted } = await firm.countSeats(mainId)
      expect(granted).toBeLessThanOrEqual(50)
      expect(total - used + granted).toBe(total)
      const product = await firm.request(calls.getProduct, { query: { mainId } }, boss)
      expect(product.data.totalCount).toBe(50)
      expect(product.data.unUsedCount).toBeGreaterThanOrEqual(0)
    }
  })()
  try {
    return await work()
  } finally {
    isRunning = false
    await watching
  }
}
