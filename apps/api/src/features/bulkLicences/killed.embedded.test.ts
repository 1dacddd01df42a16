import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulkLicencesOperations as calls } from '@atrium/contracts/bulkLicences/policy'
import { licenceRulesOperations as rules } from '@atrium/contracts/licenceRules/policy'
import { and, count, eq, inArray, sum } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { seedCompany } from '../../seed/seedCompany'
import { openDatabase } from '../../start/openDatabase'
import { readConfiguration } from '../../start/readConfiguration'
import { bulkChangeLines, grants, licenceChecks, messages, seatHoldings } from '../../tables'
import { placeForFiles } from '../../testing/servers/placeForFiles'
import { type SpawnedService, spawnReady } from '../../testing/servers/spawnService'
import { signInAs } from '../session/testSession'

const directory = mkdtempSync(join(placeForFiles(), 'atrium-killed-'))
const environment = { ATRIUM_DATA_DIR: directory, DEMO_DATA: 'off' }
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const members = 1500
const bulk = ['main-1', 'main-2']
const ruled = 'main-3'
const products = 4

it('finishes a bulk change and a rule after kill -9, each line once', { timeout: 240_000 }, async () => {
  const { companyId, account } = await onDatabase((database) =>
    seedCompany(database, new Date(), { members, departments: 40, products }),
  )
  // One in twenty members has each of the products already; these have none.
  const userIds = Array.from({ length: members }, (_, n) => n + 2)
    .filter((n) => n <= members && n % 20 > products)
    .slice(0, 700)
    .map((n) => `${companyId}-${n}`)

  let service = await spawnReady(environment)
  const { accessToken: as } = (await signInAs(service, account)).data
  const sender = { as, company: companyId }
  const selection = { enterPriseId: companyId, userIds, mainIds: bulk }
  const { changeId } = (
    await service.request(calls.startBulkChange, { body: { ...selection, kind: 'grant' } }, sender)
  ).data
  const find = async () =>
    (await service.request(calls.getBulkChange, { query: { enterPriseId: companyId, changeId } }, sender))
      .data
  await killWhile(service, async () => (await find()).done > 0)

  const stopped = await onDatabase(({ connection: db }) =>
    db
      .select({ state: bulkChangeLines.state, count: count() })
      .from(bulkChangeLines)
      .where(eq(bulkChangeLines.changeId, changeId))
      .groupBy(bulkChangeLines.state),
  )
  const stoppedAt = Object.fromEntries(stopped.map((row) => [row.state, row.count]))
  // It was killed midway, and each line is either done with its licence or waits.
  expect(stoppedAt).toEqual({ done: expect.any(Number), waiting: expect.any(Number) })
  expect(await licencesOf(userIds, bulk)).toBe(stoppedAt.done)

  service = await spawnReady(environment)
  await expect.poll(async () => (await find()).state, { timeout: 60_000 }).toBe('done')
  expect(await find()).toMatchObject({ done: 1400, failed: 0, waiting: 0 })

  await service.request(
    rules.addLicenceRule,
    {
      body: {
        enterPriseId: companyId,
        name: '全员',
        reach: { kind: 'everybody' },
        mainIds: [ruled],
        poolDepartmentId: null,
        graceDays: 0,
      },
    },
    sender,
  )
  const { ruleId } = (
    await service.request(
      rules.listLicenceRules,
      { query: { enterPriseId: companyId, pageIndex: 1, pageSize: 10 } },
      sender,
    )
  ).data.list[0] ?? { ruleId: '' }
  const rule = async () =>
    (await service.request(rules.getLicenceRule, { query: { enterPriseId: companyId, ruleId } }, sender)).data
  await killWhile(service, async () => (await rule()).counts.held > 0)
  const open = await onDatabase(({ connection: db }) => db.$count(licenceChecks))
  expect(open).toBeGreaterThan(0)

  service = await spawnReady(environment)
  await expect.poll(async () => (await rule()).isSettling, { timeout: 60_000 }).toBe(false)
  const { held, other } = (await rule()).counts
  expect(held + other).toBe(members)
  expect(await service.end()).toBe(0)

  await onDatabase(async ({ connection: db }) => {
    const [seats] = await db
      .select({ used: sum(seatHoldings.used).mapWith(Number) })
      .from(seatHoldings)
      .where(inArray(seatHoldings.mainId, [...bulk, ruled]))
    expect(seats?.used).toBe(await db.$count(grants, inArray(grants.mainId, [...bulk, ruled])))
    // One message for the change and one for the rule.
    const told = await db
      .select({ userId: messages.userId, count: count() })
      .from(messages)
      .where(and(eq(messages.kind, 'licence'), inArray(messages.userId, userIds)))
      .groupBy(messages.userId)
    expect(new Set(told.map((row) => row.count))).toEqual(new Set([2]))
    expect(told).toHaveLength(userIds.length)
  })
})

async function killWhile(service: SpawnedService, hasBegun: () => Promise<boolean>): Promise<void> {
  while (!(await hasBegun())) await sleep(5)
  await service.end('SIGKILL')
}

const licencesOf = (userIds: readonly string[], mainIds: readonly string[]) =>
  onDatabase(({ connection: db }) =>
    db.$count(grants, and(inArray(grants.userId, [...userIds]), inArray(grants.mainId, [...mainIds]))),
  )

async function onDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const database = await openDatabase(readConfiguration(environment), () => {})
  try {
    await database.migrate()
    return await work(database)
  } finally {
    await database.close()
  }
}
