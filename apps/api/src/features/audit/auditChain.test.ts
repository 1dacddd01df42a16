import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { historyOperations } from '@atrium/contracts/history/policy'
import { exporting, purposeHeader } from '@atrium/contracts/wire/headers'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { purge } from '../../purge'
import { demo } from '../../seed/demo'
import { auditCallers, auditChains, auditRows } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { demoRows } from '../../testing/demo/demoRows'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import type { OpenedSession } from '../../testing/openSession'
import { hashOfRow } from './chainHash'

const { companyId, mainIds, departmentIds } = demo
const day = 86_400_000
let service: TestService
let boss: OpenedSession

beforeAll(async () => {
  service = await createDemoService()
  boss = await openDemoSession(service, 'superAdministrator')
  for (const name of ['一', '二', '三', '四', '五', '六']) await rename(name)
})
afterAll(() => service.close())

const db = () => service.database.connection
const agent = 'Firefox/140 (Linux)'
const as = () => ({ as: boss.accessToken, company: companyId, headers: { 'user-agent': agent } })

async function rename(name: string) {
  const { parentId, level } = await demoRows(service.database).department(departmentIds.cost)
  const body = {
    enterpriseId: companyId,
    enterpriseDepartmentId: departmentIds.cost,
    parentId,
    level,
    departmentName: name,
  }
  expect((await service.request(departmentChangesOperations.editDepartment, { body }, as())).succeeded).toBe(
    true,
  )
}

/** Output and exit of a command. */
async function operate(...words: string[]) {
  const printed: string[] = []
  const print = async (line: string) => void printed.push(line)
  const end = await runCommand(
    service.ports,
    operatorProgram,
    { words, user: 'vendor' },
    { print, keep() {} },
  ).catch((error: Error) => error.message)
  return { printed, end }
}

const right = 'All audit rows are as they were written.'
const wrong = 'The audit rows are not as they were written.'
const endOf = (lines: readonly string[], company = companyId) =>
  lines.find((line) => line.startsWith(`${company}/`))
const isRow = (position: number) => and(eq(auditRows.companyId, companyId), eq(auditRows.position, position))
const lastRow = async () =>
  (
    await db().select().from(auditRows).where(eq(auditRows.companyId, companyId)).orderBy(desc(auditRows.id))
  )[0]

it('stores in each row the hash of the previous one, however many grants run at once', async () => {
  const people = (await members(20, 3)).data.list.map(({ userId }) => userId)
  const grants = [mainIds.architecture, mainIds.bridge].flatMap((mainId) =>
    people.map((userId) => {
      const body = { enterPriseId: companyId, mainId, userIds: [userId] }
      return service.request(authorisationOperations.grantLicences, { body }, as())
    }),
  )
  const answers = await Promise.all(grants)
  expect(answers.filter(({ succeeded }) => succeeded).length).toBeGreaterThan(5)
  expect((await operate('audit', 'verify')).end).toBe(right)
  const rows = await db()
    .select()
    .from(auditRows)
    .where(eq(auditRows.companyId, companyId))
    .orderBy(auditRows.id)
  const places = rows.map(({ position }) => position ?? 0).sort((one, other) => one - other)
  expect(places).toEqual(rows.map((_, index) => index + 1))
})

it('records the origin and client of a change', async () => {
  await rename('七')
  const last = await lastRow()
  const [caller] = await db()
    .select()
    .from(auditCallers)
    .where(eq(auditCallers.auditId, last?.id ?? 0))
  expect(caller).toMatchObject({ address: '', agent })
  const { printed } = await operate('audit', 'export', '--company', companyId)
  const line = JSON.parse(printed.at(-1) ?? '')
  expect(line).toMatchObject({
    operation: 'editDepartment',
    agent,
    hash: last?.hash,
    previous: last?.previous,
  })
  // Everybody with the row can recompute its hash.
  expect(hashOfRow({ ...line, at: new Date(line.at) })).toBe(line.hash)
})

/** Tampers with the rows, returns the reported fault, and restores them. */
async function tampered(work: () => Promise<unknown>): Promise<string | undefined> {
  const rows = await db().select().from(auditRows)
  const chains = await db().select().from(auditChains)
  const callers = await db().select().from(auditCallers)
  await work()
  const { printed, end } = await operate('audit', 'verify')
  expect(end).toBe(wrong)
  for (const table of [auditRows, auditChains, auditCallers]) await db().delete(table)
  await db().insert(auditRows).values(rows)
  await db().insert(auditChains).values(chains)
  await db().insert(auditCallers).values(callers)
  expect((await operate('audit', 'verify')).end).toBe(right)
  return endOf(printed)?.split('  ')[1]
}

it('names the first changed, removed or inserted row', async () => {
  const set = (position: number, values: Partial<typeof auditRows.$inferInsert>) => () =>
    db().update(auditRows).set(values).where(isRow(position))
  expect(await tampered(set(3, { actorId: 'somebody' }))).toBe(await changed(3))
  expect(await tampered(set(3, { subject: {} }))).toBe(await changed(3))
  expect(await tampered(set(3, { at: new Date(0) }))).toBe(await changed(3))
  expect(await tampered(set(3, { caller: 'x' }))).toBe(await changed(3))
  expect(await tampered(set(3, { position: null }))).toBe('position 3 was removed')
  expect(await tampered(() => db().delete(auditRows).where(isRow(3)))).toBe('position 3 was removed')
  expect(await tampered(rehash(3))).toBe(await changed(3))
  const position = ((await lastRow())?.position ?? 0) + 1
  expect(
    await tampered(() =>
      db()
        .delete(auditRows)
        .where(isRow(position - 1)),
    ),
  ).toBe(`position ${position - 1} was removed`)
  expect(await tampered(rehash(position - 1))).toBe(await changed(position - 1))
  expect(await tampered(insert({ position }))).toMatch(/^the row with id \d+ was inserted$/)
  expect(await tampered(insert({ position: null }))).toMatch(/^the row with id \d+ was inserted$/)
  const ofCompany = eq(auditChains.companyId, companyId)
  expect(await tampered(() => db().delete(auditChains).where(ofCompany))).toBe('its end is missing')
  expect(await tampered(() => db().update(auditChains).set({ length: 2 }).where(ofCompany))).toBe(
    await changed(2),
  )
})

async function changed(position: number): Promise<string> {
  const [row] = await db().select({ id: auditRows.id }).from(auditRows).where(isRow(position))
  return `position ${position} (id ${row?.id}) was changed`
}

/** An attacker who knows how hashes are computed. */
const rehash = (position: number) => async () => {
  const [row] = await db().select().from(auditRows).where(isRow(position))
  if (!row) throw new Error('There is no such row.')
  const changed = { ...row, position, actorId: 'somebody' }
  await db()
    .update(auditRows)
    .set({ actorId: 'somebody', hash: hashOfRow(changed) })
    .where(isRow(position))
}

const insert = (more: Partial<typeof auditRows.$inferInsert>) => async () => {
  const last = await lastRow()
  if (!last) throw new Error('There is no row.')
  const { id: _, ...row } = last
  await db()
    .insert(auditRows)
    .values({ ...row, previous: last.hash, ...more })
}

it('verifies a recorded end, whatever is written after it', async () => {
  const { printed } = await operate('audit', 'verify')
  const [noted = ''] = endOf(printed)?.split('  ') ?? []
  await rename('八')
  expect((await operate('audit', 'verify', '--noted', noted)).end).toBe(right)
  const other = noted.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const missing = await operate('audit', 'verify', '--noted', other)
  expect(missing).toMatchObject({
    end: wrong,
    printed: expect.arrayContaining([expect.stringContaining('noted')]),
  })
})

it('forgets callers after half a year, and reports ones removed earlier', async () => {
  const early = () => db().delete(auditCallers).where(eq(auditCallers.companyId, companyId))
  expect(await tampered(early)).toMatch(/^position \d+ \(id \d+\) has lost its caller$/)
  const other = () =>
    db().update(auditCallers).set({ address: '192.0.2.7' }).where(eq(auditCallers.companyId, companyId))
  expect(await tampered(other)).toMatch(/^position \d+ \(id \d+\) has another caller$/)
  const later = () => new Date(service.clock.now().getTime() + 181 * day)
  await purge({ ...service.ports, clock: later })
  expect(await db().$count(auditCallers)).toBe(0)
  service.clock.advance(181 * day)
  expect((await operate('audit', 'verify')).end).toBe(right)
})

const members = (pageSize: number, pageIndex: number, headers: Record<string, string> = {}) => {
  const query = { enterPriseId: companyId, enterpriseDepartmentId: departmentIds.top, pageIndex, pageSize }
  const options = { as: { userId: demo.userIds.superAdministrator }, company: companyId, headers }
  return service.request(departmentsOperations.listMembers, { query }, options)
}

it('records reads and exports of many people, once per list', async () => {
  const reads = async () =>
    (
      await db()
        .select()
        .from(auditRows)
        .where(sql`operation in ('readList', 'exportList')`)
        .orderBy(auditRows.id)
    ).map(({ operation, subject }) => ({ operation, subject }))
  const before = await reads()
  const since = async () => (await reads()).slice(before.length)
  await members(30, 0)
  expect(await since()).toEqual([])
  for (const pageIndex of [0, 1, 2]) await members(60, pageIndex)
  const { totalItems } = (await members(30, 0)).data
  const after = { list: 'listMembers', rows: totalItems }
  const filter = { enterpriseDepartmentId: departmentIds.top }
  const bulk = { operation: 'readList', subject: { after, filter } }
  expect(await since()).toMatchObject([bulk])
  for (const pageIndex of [0, 1]) await members(10, pageIndex, { [purposeHeader]: exporting })
  expect(await since()).toMatchObject([bulk, { operation: 'exportList', subject: { after } }])
  service.clock.advance(11 * 60_000)
  await members(60, 0)
  expect(await since()).toHaveLength(3)
  const query = { enterPriseId: companyId, category: 'reads' as const, pageIndex: 1, pageSize: 10 }
  const owner = { as: { userId: demo.userIds.superAdministrator }, company: companyId }
  const { list } = (await service.request(historyOperations.listHistory, { query }, owner)).data
  expect(list[1]).toMatchObject({
    operation: 'exportList',
    changes: [
      { field: 'list', before: '', after: 'listMembers' },
      { field: 'rows', before: '', after: String(totalItems) },
    ],
  })
  expect((await operate('audit', 'verify')).end).toBe(right)
})

it('records a read of everybody to whom a product could be granted', async () => {
  const boss = { as: { userId: demo.userIds.superAdministrator }, company: companyId }
  const reads = () => db().$count(auditRows, sql`operation = 'readList'`)
  const before = await reads()
  const ask = async (searchCondition?: string) => {
    const query = { mainId: demo.mainIds.structure, ...(searchCondition && { searchCondition }) }
    return (await service.request(authorisationOperations.listUngrantedUsers, { query }, boss)).data
  }
  expect((await ask()).length).toBeGreaterThan(50)
  await ask()
  expect(await reads()).toBe(before + 1)
  // A search returns few people.
  expect((await ask('13800000003')).length).toBeLessThan(50)
  expect(await reads()).toBe(before + 1)
})
