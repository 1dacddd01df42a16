import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { messages, orderItems, products } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { remindOfEnds } from './remindOfEnds'

const { companyId, mainIds, userIds } = demo
const day = 86_400_000
const boss = userIds.superAdministrator

let service: TestService
let start: Date
beforeAll(async () => {
  service = await createDemoService()
  start = service.clock.now()
})
afterAll(() => service.close())

const db = () => service.database.connection
const messagesAbout = (subjectId: string, userId: string = boss) =>
  db()
    .select({ title: messages.title, kind: messages.kind, companyId: messages.companyId })
    .from(messages)
    .where(
      and(eq(messages.userId, userId), eq(messages.subjectId, subjectId), eq(messages.titleEn, titleEn())),
    )
let soon = true
const titleEn = () => (soon ? 'Licences end soon' : 'Licences have ended')
const at = (days: number) => service.clock.set(new Date(start.getTime() + days * day))
/** As several processes do at once. */
const remind = () => Promise.all([remindOfEnds(service.ports), remindOfEnds(service.ports)])

it('reminds buyers for a company a month and a week before the end, and at the end', async () => {
  const ofWater = and(eq(products.companyId, companyId), eq(products.mainId, mainIds.water))
  const endAt = new Date(start.getTime() + 40 * day)
  await db().update(products).set({ endAt, remindedAt: start }).where(ofWater)
  await remind()
  expect(await messagesAbout(mainIds.water)).toEqual([])
  at(11)
  await remind()
  await remind()
  expect(await messagesAbout(mainIds.water)).toEqual([{ title: '授权即将到期', kind: 'renewal', companyId }])
  expect(await messagesAbout(mainIds.water, userIds.member)).toEqual([])
  at(34)
  await remind()
  await remind()
  expect(await messagesAbout(mainIds.water)).toHaveLength(2)
  soon = false
  at(41)
  await remind()
  await remind()
  expect(await messagesAbout(mainIds.water)).toEqual([{ title: '授权已到期', kind: 'renewal', companyId }])
  // After its renewal it will end again.
  soon = true
  await db()
    .update(products)
    .set({ endAt: new Date(start.getTime() + 100 * day) })
    .where(ofWater)
  at(75)
  await remind()
  expect(await messagesAbout(mainIds.water)).toHaveLength(3)
  at(0)
})

it('reminds a person of their own licence, by its last renewal, and never of a permanent one', async () => {
  const own = and(eq(orderItems.ownerKind, 'person'), eq(orderItems.ownerId, boss))
  const items = (await db().select().from(orderItems).where(own)).filter(
    (item) => item.deliveredUntil !== null,
  )
  const [item] = items
  const id = item?.deliveredTo ?? ''
  const ofItem = and(own, eq(orderItems.deliveredTo, id))
  await db()
    .update(orderItems)
    .set({ deliveredUntil: new Date(start.getTime() + 5 * day) })
    .where(ofItem)
  await remind()
  await remind()
  expect(await messagesAbout(id)).toEqual([{ title: '授权即将到期', kind: 'renewal', companyId: null }])
  const [renewed] = await db().select().from(orderItems).where(ofItem)
  if (!renewed) throw new Error('There is no such item.')
  await db()
    .update(orderItems)
    .set({ deliveredUntil: new Date(start.getTime() + 300 * day) })
    .where(ofItem)
  at(6)
  await remind()
  soon = false
  expect(await messagesAbout(id)).toEqual([])
  expect(service.logged.filter(({ level }) => level === 'error')).toEqual([])
})
