import { dataExportErrors, mostDownloads } from '@atrium/contracts/dataExport/contract'
import { dataExportOperations as operations } from '@atrium/contracts/dataExport/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import { auditRows, messages, outbox, quotas, users } from '../../tables'
import { serveAcme } from '../departments/testing/serveAcme'
import { leaveTraces } from '../deregistration/testing/leaveTraces'
import { nameOf, tablesAboutPeople } from '../deregistration/testing/tablesAboutPeople'
import { wanderer } from '../deregistration/testing/wanderer'
import { allSections } from './allSections'

const service = serveAcme()
const db = () => service().database.connection

/** Tables that refer to people and aren't exported, with the reason. */
const notTold: Readonly<Record<string, string>> = {
  bulk_change_lines: 'licences that a company gave or took; those that the person has are listed',
  bulk_changes: 'what an administrator started; listed among their changes',
  catalogue_categories: 'what the vendor offers',
  catalogue_products: 'what the vendor offers',
  companies: 'the company’s own details; whom it names to be called is for it to say',
  connections: 'what an administrator saw when trying a company’s sign-in; those who were linked are listed',
  department_administrators: 'a start turns its rows into permission groups and empties it',
  desk_requests: 'what somebody of the staff asked for; listed among their changes',
  directory_changes:
    'what a directory’s reading found, for 180 days; what it says about the person is listed',
  directory_differences: 'what an administrator read and applied; listed among their changes',
  disk_archives: 'which files were chosen to be downloaded together; gone in a day',
  event_counters: 'a number',
  licence_rules: 'what an administrator made; listed among their changes',
  idempotency_keys: 'repeated answers, kept for a day; their data is in other tables',
  meetings: 'what the vendor offers',
  object_parts: 'the picture, which lies in the zip as a file',
  product_releases: 'what the vendor offers',
  oidc_keys: 'keys of the service',
  oidc_logouts: 'tells an application that the sign-in ended; gone in hours',
  outbox: 'messages on their way; those in the message centre say the same',
  pending_sign_ins: 'a secret of ten minutes',
  reclaim_policies: 'what an administrator saved; listed among their changes',
  reclaims: 'what an administrator planned; listed among their changes',
  seat_cut_members: 'whose seats a company doesn’t renew; those who were told got a message, which is listed',
  seat_cuts: 'seats that a company doesn’t renew; decisions are listed among the changes',
  user_events: 'events for open pages about other tables; deleted within days',
}

beforeEach(async () => {
  for (const table of [quotas, outbox]) await db().delete(table)
  await leaveTraces(db(), service().clock.now())
})

const download = (headers: Readonly<Record<string, string>> = {}) =>
  service().request(operations.downloadOwnRecords, {}, { as: { userId: wanderer.id }, headers })

/** Keeps the byte order mark, by which spreadsheet programs know the encoding. */
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

async function filesOf(answer: Awaited<ReturnType<typeof download>>) {
  const files = unzipSync(new Uint8Array(await answer.data.content.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, textOf(bytes)]))
}

it('covers every table about people: each has a list, or a reason for having none', () => {
  const covered = new Set(allSections.flatMap(({ tables }) => tables.map(nameOf)))
  const untold = tablesAboutPeople.map(nameOf).filter((name) => !covered.has(name))
  expect(untold.toSorted()).toEqual(Object.keys(notTold).toSorted())
})

it('is a zip with an index, a table for each list, everything as JSON, and the picture', async () => {
  const answer = await download()
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.data.name).toMatch(/^Atrium 我的数据 \d{4}-\d{2}-\d{2}\.zip$/)
  const files = await filesOf(answer)
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'everything.json',
      'index.html',
      'pictures/picture.png',
      ...allSections.map(({ name }) => `lists/${name}.csv`),
    ].toSorted(),
  )
  const everything = JSON.parse(files['everything.json'] ?? '')
  for (const { name, tables } of allSections)
    if (tables.length > 0) expect(everything[name], name).not.toHaveLength(0)
  expect(everything.profile).toMatchObject([{ realName: wanderer.realName, address: wanderer.street }])
  expect(everything.companies).toMatchObject([{ company: 'acme', department: '总公司/设计部' }])
  expect(everything.agreements).toMatchObject([{ version: '2021-06-01' }, { version: '2021-06-01' }])
  expect(files['lists/profile.csv']).toMatch(/^\uFEFF"编号","登录账号"/)
  expect(files['index.html']).toContain('<html lang="zh-CN">')
})

it('is in the language of the page', async () => {
  const files = await filesOf(await download({ 'accept-language': 'en' }))
  expect(files['index.html']).toContain('Your records')
  expect(files['lists/profile.csv']).toContain('"Mobile number"')
})

it('contains no secret, and nothing about anybody else', async () => {
  const all = JSON.stringify(await filesOf(await download()))
  expect(all).toContain(wanderer.phone)
  const others = await db().select().from(users)
  for (const { id, phone } of others.filter((user) => user.id !== wanderer.id)) {
    expect(all).not.toContain(phone)
    expect(all).not.toContain(`"${id}"`)
  }
  for (const secret of ['secret-', 'browserKey', 'passwordHash', 'proof', 'generation'])
    expect(all).not.toContain(secret)
})

it('starts no formula in a spreadsheet', async () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '|cmd']
  const [message] = await db().select().from(messages).where(eq(messages.userId, wanderer.id))
  await db()
    .insert(messages)
    .values(
      hostile.map(
        (content, n) => ({ ...message, content, id: `hostile-${n}` }) as typeof messages.$inferInsert,
      ),
    )
  const { 'lists/messages.csv': csv = '' } = await filesOf(await download())
  for (const content of hostile) expect(csv).toContain(`"'${content}"`)
})

it('is limited to a few times a day', async () => {
  for (let n = 0; n < mostDownloads; n++) expect((await download()).status).toBe(200)
  expect(await download()).toMatchObject({ status: 429, code: dataExportErrors.tooOften })
  service().clock.advance(86_400_000)
  expect((await download()).status).toBe(200)
})

it('is audited, alerts the person, and appears in the account’s events', async () => {
  await download()
  const rows = await db().select().from(auditRows).where(eq(auditRows.operation, 'downloadOwnRecords'))
  expect(rows).toMatchObject([{ actorId: wanderer.id, companyId: '' }])
  expect(rows[0]?.subject).toMatchObject({ lists: allSections.length, rows: expect.any(Number) })
  const own = await db().select().from(messages).where(eq(messages.userId, wanderer.id))
  expect(own.map(({ title }) => title)).toContain('个人数据已下载')
  const sent = await db().select().from(outbox).where(eq(outbox.recipient, wanderer.phone))
  expect(sent).toHaveLength(1)
  const events = await service().request(
    securityOperations.listSecurityEvents,
    { query: { pageIndex: 1, pageSize: 10 } },
    { as: { userId: wanderer.id } },
  )
  expect(events.data.list.map(({ event }) => event)).toContain('recordsDownloaded')
})
