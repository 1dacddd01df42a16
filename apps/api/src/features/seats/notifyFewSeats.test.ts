import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { messagesOperations } from '@atrium/contracts/messages/policy'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoCatalogue } from '../../seed/demoCatalogue'
import { grants, licenceRequests, messages, permissionGroups, products, seatHoldings } from '../../tables'
import { authorisationRoutes } from '../authorisation/authorisationRoutes'
import { boss, companyId, type Firm, lead, openFirm } from '../authorisation/testCompany'
import { importCatalogue } from '../catalogue'
import { licenceRequestRoutes } from '../licenceRequests'
import { messageRoutes } from '../messages'

/** On sale in the demo catalogue. */
const mainId = 'main-structure'
let firm: Firm
let turn = 0
let people: readonly string[] = []

beforeAll(async () => {
  firm = await openFirm([...authorisationRoutes, ...licenceRequestRoutes, ...messageRoutes])
  await importCatalogue(firm.database.connection, demoCatalogue, firm.clock.now())
  await db()
    .update(permissionGroups)
    .set({ permissions: ['authorisation'] })
  await firm.addProduct(mainId, { seats: { top: 3 } })
  await firm.addProduct('unsold', { seats: { top: 1 } })
})
afterAll(() => firm.close())
beforeEach(async () => {
  turn += 1
  people = [1, 2, 3, 4].map((each) => `member${turn}-${each}`)
  await firm.addMembers('design', ...people)
  for (const table of [grants, licenceRequests, messages])
    await db().delete(table).where(eq(table.companyId, companyId))
  await db()
    .delete(seatHoldings)
    .where(like(seatHoldings.mainId, `${mainId}-%`))
  await db().delete(products).where(eq(products.batchOf, mainId))
  await db().update(seatHoldings).set({ used: 0 })
})

const db = () => firm.database.connection
const readMessages = () => db().select().from(messages).where(eq(messages.kind, 'seats'))
const ask = (userId: string) =>
  firm.request(
    licenceRequestsOperations.requestLicence,
    { body: { enterPriseId: companyId, mainId, reason: '项目需要' } },
    { as: { userId }, company: companyId },
  )
const isDone = async () => {
  const { data } = await firm.request(
    messagesOperations.listMessages,
    { query: { pageIndex: 1, pageSize: 10 } },
    boss,
  )
  return data.list.find(({ kind }) => kind === 'seats')?.isDone
}

it('notifies buyers of the last seat once a day, but not those who only grant licences', async () => {
  const [ann = '', bob = '', cai = ''] = people
  await firm.grant(mainId, ann)
  expect(await readMessages()).toEqual([])
  await firm.grant(mainId, bob)
  expect(await readMessages()).toMatchObject([
    {
      userId: boss.as.userId,
      companyId,
      subjectId: mainId,
      title: '授权即将用完',
      content: expect.stringContaining('剩余1个授权'),
      contentEn: expect.stringMatching(/^1 licence of .+ is left/),
    },
  ])
  expect((await readMessages()).some(({ userId }) => userId === lead.as.userId)).toBe(false)
  await firm.cancel(mainId, bob)
  await firm.grant(mainId, bob)
  await firm.grant(mainId, cai)
  expect(await readMessages()).toHaveLength(1)

  const at = firm.clock.now()
  firm.clock.set(new Date(at.getTime() + 25 * 60 * 60_000))
  await firm.cancel(mainId, cai)
  await firm.grant(mainId, cai)
  expect((await readMessages()).map(({ title }) => title).sort()).toEqual(['授权即将用完', '授权已用完'])
  firm.clock.set(at)
})

it('says that members wait when no seat is left', async () => {
  const [ann = '', bob = '', cai = '', dan = ''] = people
  await firm.grant(mainId, ann, bob, cai)
  await db().delete(messages)
  expect((await ask(dan)).succeeded).toBe(true)
  expect(await readMessages()).toMatchObject([
    {
      userId: boss.as.userId,
      title: '授权已用完',
      content: expect.stringContaining('的3个授权已全部使用，还有1位成员在等待'),
      contentEn: expect.stringContaining('are in use, and 1 member waits for one'),
    },
  ])
})

it('suggests buying until seats of any batch are free', async () => {
  const [ann = '', bob = '', cai = ''] = people
  await firm.grant(mainId, ann, bob, cai)
  expect(await isDone()).toBe(false)
  const later = `${mainId}-${turn}`
  await firm.addProduct(later, { seats: { top: 5 } })
  const batch = and(eq(products.companyId, companyId), eq(products.mainId, later))
  await db().update(products).set({ batchOf: mainId }).where(batch)
  expect(await isDone()).toBe(true)
  await db().update(products).set({ disabled: true }).where(batch)
  expect(await isDone()).toBe(false)
})

it('ignores a product with seats in another batch, and one that isn’t on sale', async () => {
  const [ann = '', bob = '', cai = ''] = people
  const later = `${mainId}-${turn}`
  await firm.addProduct(later, { seats: { top: 5 } })
  await db()
    .update(products)
    .set({ batchOf: mainId })
    .where(and(eq(products.companyId, companyId), eq(products.mainId, later)))
  await firm.grant(mainId, ann, bob, cai)
  await firm.grant('unsold', ann)
  expect(await readMessages()).toEqual([])
})
