import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { purge } from '../../purge'
import * as tables from '../../tables'
import { serveAcme } from '../departments/testing/serveAcme'
import { eraseDue } from './erasePerson'
import { leaveTraces } from './testing/leaveTraces'
import { nameOf, tablesAboutPeople } from './testing/tablesAboutPeople'
import { wanderer, wandererWords } from './testing/wanderer'

const service = serveAcme()
const db = () => service().database.connection
const day = 86_400_000

/** Tables that keep the id of an erased person, with the reason. None of them identifies the person. */
const keptWithId: Readonly<Record<string, string>> = {
  users: 'orders and audit rows refer to it; nothing but the id is theirs',
  agreements: 'proves what was agreed to, and when',
  event_counters: 'a number, under which no event comes any more',
  user_events: 'tells open pages that the session ended; gone in days',
  sessions: 'without place and device; gone a month after its end',
  oidc_logouts: 'tells an application that the sign-in ended; gone in hours',
  orders: 'the books',
  order_items: 'the books',
  payments: 'the books',
  order_events: 'the books',
  invitations: 'the company’s history of whom it asked, without name and number',
  invite_links: 'the company’s history of who shared links',
  certifications: 'the company’s proof of who submitted it',
  dissolutions: 'the company’s proof of who asked for its end',
  borrowed_licences: 'the company counts the seat until the file ends; without a name',
  disk_nodes: 'the company’s files, which stay',
  permission_groups: 'the company’s history of who changed it',
  seat_cuts: 'the company’s decision about seats that it doesn’t renew; gone when they end',
  directory_differences: 'the company’s history of who read and applied it; gone in 180 days',
  bulk_changes: 'the company’s history of who started it; gone in 90 days',
  bulk_change_lines: 'the company’s history of whom it concerned; gone in 90 days',
  reclaim_policies: 'the company’s history of who saved it',
  reclaims: 'the company’s history of who planned it; gone in 90 days',
  licence_rules: 'the company’s history of who made and changed it',
  licence_checks: 'that they left; gone in seconds',
  audit_rows: 'a chain that nobody may break, without name and number',
  audit_subjects: 'the index of the chain',
}

/** Tables that could mention people but don't, with the reason. */
const withoutPeople: Readonly<Record<string, string>> = {
  catalogue_categories: 'what the vendor offers',
  catalogue_products: 'what the vendor offers',
  meetings: 'what the vendor offers',
  product_releases: 'what the vendor offers',
  oidc_keys: 'keys of the service',
  department_administrators: 'a start turns its rows into permission groups and empties it',
}

/** Rows, as text, that contain one of the words. */
async function rowsWith(table: PgTable, words: readonly string[]): Promise<string[]> {
  const { rows } = (await db().execute(sql`select t::text as row from ${table} t`)) as unknown as {
    rows: { row: string }[]
  }
  return rows.map(({ row }) => row).filter((row) => words.some((word) => row.includes(word)))
}

async function erase() {
  const at = new Date(service().clock.now().getTime() + 2 * day)
  await eraseDue(service().database, at)
}

it('covers every table about people: each has traces, or a reason for having none', async () => {
  await leaveTraces(db(), service().clock.now())
  expect(tablesAboutPeople.length).toBeGreaterThan(25)
  const bare: string[] = []
  for (const table of tablesAboutPeople) {
    const traces = await rowsWith(table, [wanderer.id, ...wandererWords])
    if (traces.length === 0) bare.push(nameOf(table))
  }
  expect(bare.toSorted()).toEqual(Object.keys(withoutPeople).toSorted())
})

it('leaves nothing personal in any column of any table', async () => {
  await leaveTraces(db(), service().clock.now())
  await erase()
  const left: Record<string, string[]> = {}
  for (const table of Object.values<unknown>(tables).filter(isTable)) {
    const rows = await rowsWith(table, wandererWords)
    if (rows.length > 0) left[nameOf(table)] = rows
  }
  // The final message confirms the erasure, and is deleted a week later.
  expect(left).toEqual({ outbox: [expect.stringContaining('您的账号已注销，个人信息已删除。')] })
  const later = new Date(service().clock.now().getTime() + 10 * day)
  await purge({ ...service().ports, clock: () => later })
  expect(await rowsWith(tables.outbox, wandererWords)).toEqual([])
})

it('leaves the id where there is a reason for it, and nowhere else', async () => {
  await leaveTraces(db(), service().clock.now())
  await erase()
  const left: string[] = []
  for (const table of Object.values<unknown>(tables).filter(isTable))
    if ((await rowsWith(table, [wanderer.id])).length > 0) left.push(nameOf(table))
  expect(left.toSorted()).toEqual(Object.keys(keptWithId).toSorted())
})

it('leaves other people’s data alone, and the audit rows verifiable', async () => {
  await leaveTraces(db(), service().clock.now())
  await erase()
  const [message] = await rowsWith(tables.messages, ['已将权限移交给您'])
  expect(message).toContain('已注销用户已将权限移交给您')
  expect(await rowsWith(tables.orders, ['总公司前台'])).toHaveLength(1)
  const words = ['audit', 'verify']
  expect(await runCommand(service().ports, operatorProgram, { words, user: 'vendor' })).toBe(
    'All audit rows are as they were written.',
  )
})

function isTable(value: unknown): value is PgTable {
  return is(value, PgTable)
}
