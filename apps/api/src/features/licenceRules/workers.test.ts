import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { licenceRulesOperations as calls } from '@atrium/contracts/licenceRules/policy'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { licenceChecks, seatHoldings } from '../../tables'
import { boss, companyId as enterPriseId } from '../authorisation/testCompany'
import { noteTerms } from '../waitingList'
import { continueLicenceRules } from './runLicenceRules'
import { openRuleFirm, type RuleFirm } from './testing/openRuleFirm'

const members = Array.from({ length: 450 }, (_, n) => `m${String(n).padStart(3, '0')}`)

let firm: RuleFirm
const db = () => firm.database.connection

beforeEach(async () => {
  firm = await openRuleFirm()
  await firm.addMembers('tall', ...members)
})
afterEach(() => firm.close())

it('continues where a killed worker stopped', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  await firm.addRule({ reach: { kind: 'departments', departmentIds: ['tall'] } })
  expect(await continueLicenceRules(firm.ports)).toBe(true)
  expect(await firm.countSeats('draw')).toMatchObject({ used: 200, granted: 200 })
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
  expect(await continueLicenceRules(dying)).toBe(false)
  expect(await firm.countSeats('draw')).toMatchObject({ used: 200 })
  await firm.settle()
  expect(await firm.countSeats('draw')).toMatchObject({ used: 450, granted: 450 })
})

it('never exceeds the last seats: two workers, two administrators and a purchase at once', async () => {
  await firm.addProduct('draw', { seats: { top: 60, tall: 40 } })
  await firm.addRule({ reach: { kind: 'departments', departmentIds: ['tall'] } })
  const byHand = (userId: string) =>
    firm.request(licences.grantLicences, { body: { enterPriseId, mainId: 'draw', userIds: [userId] } }, boss)
  const buy = firm.database.transaction(async (transaction) => {
    await transaction
      .update(seatHoldings)
      .set({ quantity: sql`${seatHoldings.quantity} + 1` })
      .where(and(eq(seatHoldings.mainId, 'draw'), eq(seatHoldings.departmentId, 'top')))
    await noteTerms(transaction, enterPriseId, ['draw'])
  })
  await Promise.all([
    firm.settle().catch(() => undefined),
    firm.settle().catch(() => undefined),
    buy,
    ...members.slice(440).map(byHand),
    byHand('boss'),
    byHand('lead'),
  ])
  await firm.settle()
  expect(await firm.countSeats('draw')).toEqual({ total: 101, used: 101, granted: 101 })
  expect(await firm.waitingFor('draw')).toHaveLength(
    450 - Object.keys(await firm.heldOf('draw')).filter((userId) => userId.startsWith('m')).length,
  )
})

it('gives nobody too much when a rule is edited while it is being settled', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  const ruleId = await firm.addRule({ reach: { kind: 'departments', departmentIds: ['tall'] } })
  await continueLicenceRules(firm.ports)
  const draft = firm.body({ reach: { kind: 'departments', departmentIds: ['cost'] } })
  const body = { ...draft, ruleId, version: 1 }
  expect((await firm.request(calls.editLicenceRule, { body }, boss)).succeeded).toBe(true)
  const again = await firm.request(calls.editLicenceRule, { body }, boss)
  expect(again.envelope?.error_code).toBe(55202)
  await firm.settle()
  expect(await firm.countSeats('draw')).toMatchObject({ used: 0, granted: 0 })
})

it('serves the others when a member fails, and tries again on request', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  await firm.addMembers('cost', ...Array.from({ length: 20 }, (_, n) => `c${n}`))
  await db().execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
  await db().execute(sql`
    create trigger fail before insert on grants for each row
    when (new.user_id = 'c7') execute function fail()`)
  const ruleId = await firm.addRule({ reach: { kind: 'departments', departmentIds: ['cost'] } })
  await firm.settle()
  expect(await firm.countSeats('draw')).toMatchObject({ used: 19 })
  expect((await firm.ruleOf(ruleId)).counts).toMatchObject({ held: 19, failed: 1 })
  const query = { enterPriseId, ruleId, state: 'failed' as const, pageIndex: 1, pageSize: 9 }
  const { data } = await firm.request(calls.listRuleMembers, { query }, boss)
  expect(data.list).toMatchObject([{ userId: 'c7', problem: 'broken' }])
  await db().execute(sql`drop trigger fail on grants`)
  await firm.request(calls.retryLicenceRule, { body: { enterPriseId, ruleId } }, boss)
  await firm.settle()
  expect(await firm.countSeats('draw')).toMatchObject({ used: 20 })
  expect(await db().$count(licenceChecks)).toBe(0)
})
