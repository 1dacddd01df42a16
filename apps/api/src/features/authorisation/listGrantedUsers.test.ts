import { authorisationOperations as calls } from '@atrium/contracts/authorisation/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grants } from '../../tables'
import { daysBefore } from '../use'
import { boss, companyId, type Firm, intruder, lead, openFirm } from './testCompany'

const day = 86_400_000
/** Days since each member's last use; null: never, and the licence was granted at the same time for all. */
const idle = { today: 0, month: 30, almost: 29, quarter: 90, long: 200, never: null } as const
let firm: Firm

beforeAll(async () => {
  firm = await openFirm()
  const granted = firm.clock.now()
  await firm.addMembers('tall', 'today', 'month', 'almost', 'never')
  await firm.addMembers('cost', 'quarter', 'long')
  await firm.addProduct('cad', { seats: { top: 10 } })
  await firm.addProduct('unreported', { seats: { top: 10 } })
  await firm.grant('cad', ...Object.keys(idle))
  await firm.grant('unreported', 'today')
  firm.clock.set(new Date(granted.getTime() + 65 * day))
  for (const [userId, days] of Object.entries(idle))
    if (days !== null)
      await firm.database.connection
        .update(grants)
        .set({ lastUsedOn: daysBefore(firm.clock.now(), days) })
        .where(and(eq(grants.companyId, companyId), eq(grants.mainId, 'cad'), eq(grants.userId, userId)))
})
afterAll(() => firm.close())

const list = (
  query: { idleDays?: number; orderName?: number; isOrderDesc?: boolean } = {},
  as: typeof boss = boss,
) =>
  firm.request(calls.listGrantedUsers, { query: { mainId: 'cad', pageIndex: 1, pageSize: 20, ...query } }, as)
const names = async (...given: Parameters<typeof list>) =>
  (await list(...given)).data.list.map(({ userId }) => userId)

it('sorts holders by their last use; the day of the grant counts for who never used it', async () => {
  const longestFirst = ['long', 'quarter', 'never', 'month', 'almost', 'today']
  expect(await names({ orderName: 1, isOrderDesc: false })).toEqual(longestFirst)
  expect(await names({ orderName: 1 })).toEqual(longestFirst.toReversed())
  const { data } = await list()
  const shown = data.list.map(({ userId, lastUsedOn, idleDays }) => [userId, lastUsedOn === null, idleDays])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['today', false, 0],
      ['long', false, 200],
      ['never', true, 65],
    ]),
  )
})

it('finds who hasn’t used it for that many days, and counts each holder once', async () => {
  expect((await names({ idleDays: 30 })).toSorted()).toEqual(['long', 'month', 'never', 'quarter'])
  expect((await names({ idleDays: 91 })).toSorted()).toEqual(['long'])
  const { data } = await list({ idleDays: 365 })
  expect(data).toMatchObject({ totalItems: 0, list: [] })
  expect(data.counts).toEqual([
    { idleFrom: 0, count: 2 },
    { idleFrom: 30, count: 1 },
    { idleFrom: 60, count: 1 },
    { idleFrom: 90, count: 1 },
    { idleFrom: 180, count: 1 },
  ])
  for (const idleDays of [6, 366]) expect((await list({ idleDays })).status).toBe(400)
})

it('shows and counts members in scope only, and nothing to another company', async () => {
  expect((await names({ idleDays: 30 }, lead)).toSorted()).toEqual(['month', 'never'])
  const { data } = await list({ idleDays: 30 }, lead)
  expect(data.totalItems).toBe(2)
  expect(data.counts.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  const product = (as: typeof boss, mainId = 'cad') =>
    firm.request(calls.getProduct, { query: { mainId } }, as)
  expect((await product(boss)).data.idleCount).toBe(2)
  expect((await product(lead)).data.idleCount).toBe(0)
  expect((await list({ idleDays: 30 }, intruder)).status).toBe(404)
})

it('doesn’t count idle licences of a program that never reports', async () => {
  const { data } = await firm.request(calls.getProduct, { query: { mainId: 'unreported' } }, boss)
  expect(data.idleCount).toBeNull()
})
