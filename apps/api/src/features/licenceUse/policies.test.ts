import { licenceUseOperations as calls } from '@atrium/contracts/licenceUse/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditRows, grants, messages } from '../../tables'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { type BulkFirm, openBulkFirm } from '../bulkLicences/testing/openBulkFirm'
import { daysBefore } from '../use'
import { runPolicies, runReclaims } from '.'

const day = 86_400_000
let firm: BulkFirm
const db = () => firm.database.connection

beforeEach(async () => {
  firm = await openBulkFirm()
  // Noon in China.
  firm.clock.set(new Date('2026-11-29T04:00:00Z'))
  await firm.addMembers('tall', 'ann', 'ben')
  for (const mainId of ['draw', 'cost', 'silent']) {
    await firm.addProduct(mainId, { seats: { top: 9 } })
    await firm.grant(mainId, 'ann', 'ben')
  }
  await db()
    .update(grants)
    .set({ grantedAt: new Date('2026-01-01T00:00:00Z') })
  for (const mainId of ['draw', 'cost'])
    await db()
      .update(grants)
      .set({ lastUsedOn: daysBefore(firm.clock.now(), 100) })
      .where(eq(grants.mainId, mainId))
  await db().delete(messages)
})
afterEach(() => firm.close())

type Policy = Omit<OperationInput<typeof calls.saveReclaimPolicy>['body'], 'enterPriseId'>
const save = (policy: Partial<Policy> = {}, as = boss) =>
  firm.request(
    calls.saveReclaimPolicy,
    { body: { enterPriseId: as.company, idleDays: 90, noticeDays: 7, state: 'active', ...policy } },
    as,
  )
const page = { pageIndex: 1, pageSize: 20 }
const reclaimsOf = async () =>
  (await firm.request(calls.listReclaims, { query: { enterPriseId, ...page } }, boss)).data.list
const run = async (days = 0) => {
  firm.clock.advance(days * day)
  await Promise.all([runPolicies(firm.ports), runPolicies(firm.ports)])
  await runReclaims(firm.ports)
  await firm.finish()
}
const holders = async (mainId: string) => Object.keys(await firm.seatsOf(mainId)).toSorted()

it('in a dry run lists who would lose what and when, and does nothing', async () => {
  const before = await db().$count(auditRows)
  await save({ state: 'dryRun' })
  await run()
  await run(1)
  const listed = await reclaimsOf()
  expect(listed.map(({ mainId }) => mainId).toSorted()).toEqual(['cost', 'draw'])
  for (const row of listed)
    expect(row).toMatchObject({ state: 'dryRun', total: 2, waiting: 2, dueAt: '2026-12-06T01:00:00.000Z' })
  await run(8)
  expect(await holders('draw')).toEqual(['ann', 'ben'])
  expect(await db().$count(messages)).toBe(0)
  // The one of saving.
  expect(await db().$count(auditRows)).toBe(before + 1)
})

it('when active tells members, takes back, and acts as the company, not as a person', async () => {
  await save({ mainId: 'draw' })
  await run()
  await run(1)
  expect(await reclaimsOf()).toMatchObject([{ mainId: 'draw', state: 'planned', plannedBy: '', waiting: 2 }])
  expect(await db().$count(messages)).toBe(2)
  await run(6)
  expect(await holders('draw')).toEqual([])
  expect(await holders('cost')).toEqual(['ann', 'ben'])
  const rows = await db().select().from(auditRows).where(eq(auditRows.actorId, ''))
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual(['cancelInBulk', 'planReclaim'])
  const [done] = await reclaimsOf()
  expect(await firm.undo(done?.changeId ?? '')).toMatchObject({ succeeded: true })
  await firm.finish()
  expect(await holders('draw')).toEqual(['ann', 'ben'])
  await run(1)
  expect(await reclaimsOf()).toHaveLength(1)
})

it('doesn’t announce again what an administrator cancelled, until it was used and is idle again', async () => {
  await save({ mainId: 'draw' })
  await run()
  const [planned] = await reclaimsOf()
  const cancelled = { enterPriseId, reclaimId: planned?.reclaimId ?? '' }
  expect(await firm.request(calls.cancelReclaim, { body: cancelled }, boss)).toMatchObject({
    succeeded: true,
  })
  await run(1)
  expect(await reclaimsOf()).toHaveLength(1)
  await db()
    .update(grants)
    .set({ lastUsedOn: daysBefore(firm.clock.now(), 0) })
    .where(eq(grants.userId, 'ann'))
  await run(90)
  expect(await reclaimsOf()).toMatchObject([{ total: 1, waiting: 1 }, { state: 'cancelled' }])
})

it('takes back at once without a notice, once', async () => {
  await save({ mainId: 'draw', noticeDays: 0 })
  await run()
  expect(await holders('draw')).toEqual([])
  expect(await reclaimsOf()).toHaveLength(1)
})

it('leaves products alone that never reported use, have their own policy, or are exempt', async () => {
  await save()
  await save({ mainId: 'cost', state: 'off' })
  const exemption = { enterPriseId, userIds: ['ben'], reason: '产假' }
  await firm.request(calls.exempt, { body: exemption }, boss)
  await run()
  expect(await reclaimsOf()).toMatchObject([{ mainId: 'draw', total: 1 }])
})

it('waits until the morning in China, and stops when it is off', async () => {
  await save()
  firm.clock.set(new Date('2026-11-29T17:00:00Z'))
  await run()
  expect(await reclaimsOf()).toEqual([])
  await save({ state: 'off' })
  await run(0.5)
  expect(await reclaimsOf()).toEqual([])
})

it('is saved only by those who look after the whole company', async () => {
  expect(await save({}, lead)).toMatchObject({ status: 403 })
  expect(await save({ mainId: 'draw' }, intruder)).toMatchObject({ status: 404 })
  await save({ mainId: 'draw' })
  await save({ mainId: 'draw', idleDays: 30 })
  const list = async (as: typeof boss) =>
    (await firm.request(calls.listReclaimPolicies, { query: { enterPriseId: as.company, ...page } }, as)).data
  expect(await list(boss)).toMatchObject({
    totalItems: 1,
    canEdit: true,
    list: [{ mainId: 'draw', idleDays: 30, state: 'active' }],
  })
  expect(await list(lead)).toMatchObject({ canEdit: false })
  expect(await list(intruder)).toMatchObject({ list: [], products: [] })
})
