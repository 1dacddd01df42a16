import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { purge } from '../../purge'
import { grants, licenceUseDays, memberships, products } from '../../tables'
import { companyId, type Firm, openFirm } from '../authorisation/testCompany'
import { recordOnline, recordUse } from '.'
import { daysBefore } from './dayOf'

const day = 86_400_000
let firm: Firm
let [ann, cad] = ['', '']
let turn = 0
beforeAll(async () => {
  firm = await openFirm()
})
afterAll(() => firm.close())
beforeEach(async () => {
  turn += 1
  ;[ann, cad] = [`user${turn}`, `product${turn}`]
  await firm.addMembers('tall', ann)
  await firm.addProduct(cad, { seats: { top: 5 } })
  await firm.grant(cad, ann)
})

const db = () => firm.database.connection
const at = (iso: string) => new Date(iso)
const grantOf = async (userId: string, mainId = cad) => {
  const [grant] = await db()
    .select()
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.mainId, mainId), eq(grants.userId, userId)))
  if (!grant) throw new Error(`${userId} has no licence of ${mainId}`)
  return { companyId, grantId: grant.id, lastUsedOn: grant.lastUsedOn, idleSince: grant.idleSince }
}
const daysOf = async (userId: string) => {
  const rows = await db()
    .select({ mainId: licenceUseDays.mainId, day: licenceUseDays.day })
    .from(licenceUseDays)
    .where(eq(licenceUseDays.userId, userId))
    .orderBy(asc(licenceUseDays.mainId), asc(licenceUseDays.day))
  return rows.map((row) => `${row.mainId} ${row.day}`)
}

it('stores one row a day however often and from wherever it is reported, by days in China', async () => {
  const grant = await grantOf(ann)
  // Ten at once, as from several processes: the first takes the row, the others find nothing to do.
  const written = await Promise.all(
    Array.from({ length: 10 }, () =>
      firm.database.transaction((tx) => recordUse(tx, grant, at('2026-05-04T15:59:59Z'))),
    ),
  )
  expect(written.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  await recordUse(db(), grant, at('2026-05-04T16:00:00Z'))
  expect(await daysOf(ann)).toEqual([`${cad} 2026-05-04`, `${cad} 2026-05-05`])
  expect(await grantOf(ann)).toMatchObject({ lastUsedOn: '2026-05-05', idleSince: '2026-05-05' })
  // A process whose clock is behind changes nothing.
  await recordUse(db(), grant, at('2026-05-03T01:00:00Z'))
  expect((await grantOf(ann)).lastUsedOn).toBe('2026-05-05')
})

it('counts a licence that was never used as idle since the day it was granted', async () => {
  const granted = daysBefore(firm.clock.now(), 0)
  expect(await grantOf(ann)).toMatchObject({ lastUsedOn: null, idleSince: granted })
})

it('counts all batches of a product as one', async () => {
  const batch = `${cad}-b`
  await firm.addProduct(batch, { seats: { top: 1 } })
  await db().update(products).set({ batchOf: cad }).where(eq(products.mainId, batch))
  await firm.grant(batch, ann)
  for (const mainId of [cad, batch])
    await recordUse(db(), await grantOf(ann, mainId), at('2026-05-04T01:00:00Z'))
  expect(await daysOf(ann)).toEqual([`${cad} 2026-05-04`])
  expect((await grantOf(ann, batch)).lastUsedOn).toBe('2026-05-04')
})

it('records every licence that is online, once a day, in any number of processes', async () => {
  const off = `off${turn}`
  await firm.addMembers('tall', off)
  await firm.grant(cad, off)
  const { grantId } = await grantOf(ann)
  const onlineSince = at('2026-05-01T08:00:00Z')
  await db().update(grants).set({ onlineSince }).where(eq(grants.id, grantId))
  firm.clock.set(at('2026-05-04T08:00:00Z'))
  await Promise.all([recordOnline(firm.ports), recordOnline(firm.ports), recordOnline(firm.ports)])
  firm.clock.set(at('2026-05-05T08:00:00Z'))
  await recordOnline(firm.ports)
  expect(await daysOf(ann)).toEqual([`${cad} 2026-05-04`, `${cad} 2026-05-05`])
  expect(await daysOf(off)).toEqual([])
})

it('keeps a day for 400 days', async () => {
  const grant = await grantOf(ann)
  const used = at('2026-05-04T03:00:00Z')
  await recordUse(db(), grant, used)
  const after = (days: number) => purge({ ...firm.ports, clock: () => new Date(used.getTime() + days * day) })
  await after(400)
  expect(await daysOf(ann)).toHaveLength(1)
  await after(401)
  expect(await daysOf(ann)).toEqual([])
  expect((await grantOf(ann)).lastUsedOn).toBe('2026-05-04')
})

it('forgets the days of somebody who leaves the company', async () => {
  const grant = await grantOf(ann)
  await recordUse(db(), grant, at('2026-05-04T03:00:00Z'))
  await db().delete(grants).where(eq(grants.id, grant.grantId))
  await db().delete(memberships).where(eq(memberships.userId, ann))
  expect(await daysOf(ann)).toEqual([])
})
