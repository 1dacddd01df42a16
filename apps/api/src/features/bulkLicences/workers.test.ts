import { setImmediate } from 'node:timers/promises'
import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditRows, bulkChangeLines, grants, messages, userEvents } from '../../tables'
import { boss, companyId } from '../authorisation/testCompany'
import { continueBulkChanges, runBulkChanges } from './runBulkChanges'
import { type BulkFirm, openBulkFirm } from './testing/openBulkFirm'

const members = Array.from({ length: 450 }, (_, n) => `m${String(n).padStart(3, '0')}`)

let firm: BulkFirm
const db = () => firm.database.connection

beforeEach(async () => {
  firm = await openBulkFirm()
  await firm.addMembers('tall', ...members)
})
afterEach(() => firm.close())

it('continues where a killed worker stopped: every line once, every member told once', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  const changeId = await firm.start({ userIds: members })
  expect(await continueBulkChanges(firm.ports)).toBe(true)
  expect(await firm.changeOf(changeId)).toMatchObject({ state: 'running', waiting: 250, done: 200 })

  // The process dies in the middle of a chunk: its transaction ends.
  const { database } = firm.ports
  const dying = {
    ...firm.ports,
    database: {
      ...database,
      transaction: <T>(work: (transaction: typeof database.connection) => Promise<T>) =>
        database.transaction(async (transaction) => {
          await work(transaction)
          throw Object.assign(new Error('killed'), { code: 'ECONNRESET' })
        }),
    },
  }
  expect(await continueBulkChanges(dying)).toBe(false)
  expect(await firm.changeOf(changeId)).toMatchObject({ waiting: 250, done: 200 })

  await firm.finish()
  expect(await firm.changeOf(changeId)).toMatchObject({ state: 'done', waiting: 0, done: 450, failed: 0 })
  expect(await firm.countSeats('draw')).toMatchObject({ used: 450, granted: 450 })
  const told = await db().select().from(messages).where(eq(messages.kind, 'licence'))
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(members)
})

it('is woken at once by a start, and tells the person’s pages after each chunk', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  // Without the notification, it would begin after an hour.
  const worker = await runBulkChanges(firm.ports, 3_600_000)
  try {
    const changeId = await firm.start({ userIds: members })
    await expect.poll(async () => (await firm.changeOf(changeId)).state, { timeout: 25_000 }).toBe('done')
    const events = await db().select().from(userEvents).where(eq(userEvents.target, 'OnBulkChange'))
    expect(events.map(({ userId, payload }) => [userId, payload])).toEqual([
      ['boss', { enterPriseId: companyId, changeId, isAtRest: false }],
      ['boss', { enterPriseId: companyId, changeId, isAtRest: false }],
      ['boss', { enterPriseId: companyId, changeId, isAtRest: true }],
    ])
  } finally {
    await worker.stop()
  }
})

it('writes an audit row of each chunk in the name of the person who started it', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  const changeId = await firm.start({ userIds: members })
  await firm.finish()
  const rows = await db().select().from(auditRows).where(eq(auditRows.operation, 'grantInBulk'))
  expect(rows).toHaveLength(3)
  for (const { actorId, subject } of rows) {
    expect(actorId).toBe('boss')
    expect(subject).toMatchObject({ changeId })
  }
})

it('never exceeds the last seats: two bulk changes, grants by hand and cancellations at once', async () => {
  await firm.addProduct('draw', { seats: { top: 60, tall: 40 } })
  await firm.grant('draw', ...members.slice(0, 30))
  const changes = [
    await firm.start({ userIds: members.slice(0, 250) }),
    await firm.start({ userIds: members.slice(150, 450).toReversed() }),
  ]
  const byHand = (
    operation: typeof licences.grantLicences | typeof licences.cancelLicences,
    userId: string,
  ) => firm.request(operation, { body: { enterPriseId: companyId, mainId: 'draw', userIds: [userId] } }, boss)
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      await setImmediate()
      const { total, used, granted } = await firm.countSeats('draw')
      expect(used).toBe(granted)
      expect(used).toBeLessThanOrEqual(total)
    }
  })()
  await Promise.all([
    firm.finish(),
    firm.finish(),
    ...members.slice(100, 110).map((userId) => byHand(licences.grantLicences, userId)),
    ...members.slice(0, 10).map((userId) => byHand(licences.cancelLicences, userId)),
  ])
  await firm.finish()
  isRunning = false
  await watching
  for (const changeId of changes) {
    const { total, waiting, done, skipped, failed } = await firm.changeOf(changeId)
    expect([waiting, done + skipped + failed]).toEqual([0, total])
  }
  const made = await db().select().from(grants)
  const done = await db().select().from(bulkChangeLines).where(eq(bulkChangeLines.state, 'done'))
  const fromBulk = new Set(made.filter(({ sourceId }) => sourceId !== null).map(({ id }) => id))
  expect(done.filter(({ grantId }) => fromBulk.has(grantId ?? ''))).toHaveLength(fromBulk.size)
  expect(new Set(done.map(({ grantId }) => grantId)).size).toBe(done.length)
})

it('marks the lines of a member at whom it fails, does the others, and lets other changes go on', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  await firm.addProduct('cost', { seats: { top: 999 } })
  await db().execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
  await db().execute(sql`
    create trigger fail before insert on grants for each row
    when (new.user_id = 'm007' and new.main_id = 'draw') execute function fail()`)
  const broken = await firm.start({ userIds: members.slice(0, 20), mainIds: ['draw', 'cost'] })
  firm.clock.advance(1)
  const other = await firm.start({ userIds: ['m007'], mainIds: ['cost'] })
  for (let turn = 0; turn < 2; turn++) {
    firm.clock.advance(1)
    await continueBulkChanges(firm.ports)
  }
  expect(await firm.changeOf(other)).toMatchObject({ state: 'done', done: 1 })
  await firm.finish()
  expect(await firm.changeOf(broken)).toMatchObject({
    state: 'done',
    done: 38,
    failed: 2,
    reasons: [{ reason: 'broken', count: 2 }],
  })
  expect(firm.logged.map(({ event }) => event)).toContain('bulkChunkFailed')
  await db().execute(sql`drop trigger fail on grants`)
  await firm.retry(broken)
  await firm.finish()
  expect(await firm.changeOf(broken)).toMatchObject({
    done: 39,
    reasons: [{ reason: 'alreadyGranted', count: 1 }],
  })
})
