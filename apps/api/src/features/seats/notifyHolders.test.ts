import { allocationOperations } from '@atrium/contracts/allocation/policy'
import { authorisationErrors } from '@atrium/contracts/authorisation/contract'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../seed/demoCatalogue'
import { grants, licenceRequests, messages, products, userEvents } from '../../tables'
import { allocationRoutes } from '../allocation'
import { authorisationRoutes } from '../authorisation/authorisationRoutes'
import { boss, companyId, type Firm, openFirm } from '../authorisation/testCompany'
import { importCatalogue } from '../catalogue'
import { departmentRoutes } from '../departments'

let firm: Firm
let turn = 0
/** Two members, and a product with seats, created for each test. */
let ann = ''
let bob = ''
let mainId = ''

beforeAll(async () => {
  firm = await openFirm([...authorisationRoutes, ...allocationRoutes, ...departmentRoutes])
  await importCatalogue(firm.database.connection, demoCatalogue, firm.clock.now())
})
afterAll(() => firm.close())
beforeEach(async () => {
  turn += 1
  ;[ann, bob, mainId] = [`ann${turn}`, `bob${turn}`, `app${turn}`]
  await firm.addMembers('tall', ann, bob)
  await firm.addProduct(mainId, { seats: { top: 2 } })
  await forget()
})

const db = () => firm.database.connection
const forget = async () => {
  await db().delete(messages)
  await db().delete(userEvents)
}
const toMember = (userId: string, mainIds: readonly string[]) =>
  firm.request(
    authorisationOperations.grantLicencesToMember,
    { query: { enterPriseId: companyId, grantUserId: userId }, body: [...mainIds] },
    boss,
  )
/** All messages with their readers. */
const read = async () => {
  const rows = await db().select().from(messages)
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length)
  return Object.fromEntries(
    rows.map(({ userId, content, contentEn, kind, companyId: about }) => {
      expect([kind, about]).toEqual(['licence', companyId])
      return [userId, [content, contentEn]]
    }),
  )
}
const toldPages = async () => {
  const rows = await db().select().from(userEvents).where(eq(userEvents.target, 'OnMessage'))
  for (const { payload } of rows) expect(payload).toEqual({ kind: 'licence', enterPriseId: companyId })
  return rows.map(({ userId }) => userId).sort()
}
const ask = (userId: string) =>
  db()
    .insert(licenceRequests)
    .values({
      companyId,
      userId,
      mainId,
      id: `of-${userId}`,
      state: 'waiting',
      reason: '项目需要',
      appliedAt: firm.clock.now(),
    })
const taken = (name: string): [string, string] => [
  `“筑造设计院”已收回您的“${name}”授权。如有疑问，请联系企业管理员。`,
  `筑造设计院 took back your licence of ${name}. If you have questions, ask its administrator.`,
]

describe('a granted seat', () => {
  it('notifies each member and their open pages', async () => {
    await firm.grant(mainId, ann, bob)
    const words = [
      `“筑造设计院”已为您授权“产品${mainId}”，可以使用了。`,
      `筑造设计院 gave you a licence of 产品${mainId}.`,
    ]
    expect(await read()).toEqual({ [ann]: words, [bob]: words })
    expect(await toldPages()).toEqual([ann, bob])
  })

  it('sends one message for many products, which names some and counts all, a product of two batches once', async () => {
    const more = Array.from({ length: 6 }, (_, index) => `${mainId}-${index}`)
    for (const id of more) await firm.addProduct(id, { seats: { top: 1 } })
    const later = `${mainId}-later`
    await firm.addProduct(later, { seats: { top: 1 } })
    await db()
      .update(products)
      .set({ batchOf: mainId, name: `产品${mainId}` })
      .where(eq(products.mainId, later))
    expect((await toMember(ann, [mainId, later, ...more])).succeeded).toBe(true)
    const [chinese, english] = (await read())[ann] ?? []
    expect(chinese).toMatch(/^“筑造设计院”已为您授权“.+”、“.+”、“.+”、“.+”、“.+”等7款产品，可以使用了。$/)
    expect(english).toMatch(/ gave you licences of 7 products: .+, .+, .+, .+, .+ and 2 more\.$/)
  })

  it('distinguishes requested products from others', async () => {
    const other = `${mainId}-other`
    await firm.addProduct(other, { seats: { top: 1 } })
    const [known] = demoCatalogue.products
    if (!known) throw new Error('The catalogue is empty')
    const [name, nameEn] = [known.texts['zh-CN'].name, known.texts.en.name]
    await db().update(products).set({ name }).where(eq(products.mainId, other))
    await ask(ann)
    await ask(bob)
    expect((await toMember(ann, [mainId, other])).succeeded).toBe(true)
    await firm.grant(mainId, bob)
    const text = `您申请的“产品${mainId}”已授权给您，可以使用了。`
    const askedEn = `You now have the licence of 产品${mainId} that you asked for.`
    expect(await read()).toEqual({
      [ann]: [`${text}同时授权的还有“${name}”。`, `${askedEn} You were also given a licence of ${nameEn}.`],
      [bob]: [text, askedEn],
    })
  })

  it('that was refused notifies nobody', async () => {
    await firm.addMembers('tall', `cai${turn}`)
    const userIds = [ann, bob, `cai${turn}`]
    const answer = await firm.request(
      authorisationOperations.grantLicences,
      { body: { enterPriseId: companyId, mainId, userIds } },
      boss,
    )
    expect(answer.code).toBe(authorisationErrors.notEnoughSeats)
    expect([await read(), await toldPages()]).toEqual([{}, []])
  })
})

describe('a seat that is taken back notifies its member', () => {
  beforeEach(async () => {
    await firm.grant(mainId, ann, bob)
    await forget()
  })
  const grantIds = async (...userIds: readonly string[]) => {
    const rows = await db()
      .select({ id: grants.id, userId: grants.userId })
      .from(grants)
      .where(and(eq(grants.companyId, companyId), eq(grants.mainId, mainId)))
    return rows.flatMap(({ id, userId }) => (userIds.includes(userId) ? id : []))
  }
  const expectTold = async (...userIds: readonly string[]) => {
    expect(await read()).toEqual(
      Object.fromEntries(userIds.map((userId) => [userId, taken(`产品${mainId}`)])),
    )
    expect(await toldPages()).toEqual([...userIds].sort())
  }

  it('by product', async () => {
    await firm.cancel(mainId, ann, bob)
    await expectTold(ann, bob)
  })

  it('by licence', async () => {
    const body = await grantIds(ann)
    const answer = await firm.request(
      authorisationOperations.cancelMemberLicences,
      { query: { enterPriseId: companyId }, body },
      boss,
    )
    expect(answer.succeeded).toBe(true)
    await expectTold(ann)
  })

  it('from a department', async () => {
    await firm.cancel(mainId, ann, bob)
    const list = (count: number) => ({
      enterPriseId: companyId,
      mainId,
      enterpriseDepartmentId: 'top',
      list: [{ enterpriseDepartmentId: 'design', count }],
    })
    await firm.request(allocationOperations.allocate, { body: list(1) }, boss)
    await firm.grant(mainId, ann)
    await forget()
    const body = { ...list(1), recoverSubIds: await grantIds(ann) }
    expect((await firm.request(allocationOperations.takeBack, { body }, boss)).succeeded).toBe(true)
    await expectTold(ann)
  })

  it('by a move away from the department that owns it, and when that department is deleted', async () => {
    const own = `${mainId}-own`
    await firm.addProduct(own, { seats: { tall: 2 } })
    await firm.grant(own, ann, bob)
    await forget()
    const move = { enterPriseId: companyId, editEnterpriseDepartmentId: 'cost', userIds: [ann] }
    expect(
      (await firm.request(departmentChangesOperations.moveMembers, { body: move }, boss)).succeeded,
    ).toBe(true)
    expect(await read()).toEqual({ [ann]: taken(`产品${own}`) })
    await forget()
    const query = { enterpriseId: companyId, enterpriseDepartmentId: 'tall' }
    expect(
      (await firm.request(departmentChangesOperations.deleteDepartment, { query }, boss)).succeeded,
    ).toBe(true)
    expect(await read()).toEqual({ [bob]: taken(`产品${own}`) })
  })
})
