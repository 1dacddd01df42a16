import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { bulkLicencesOperations as calls } from '@atrium/contracts/bulkLicences/policy'
import { departmentsOperations as departmentCalls } from '@atrium/contracts/departments/policy'
import { licenceRulesOperations as ruleCalls } from '@atrium/contracts/licenceRules/policy'
import { eq } from 'drizzle-orm'
import { seedCompany } from '../../apps/api/src/seed/seedCompany'
import { openDatabase } from '../../apps/api/src/start/openDatabase'
import { readConfiguration } from '../../apps/api/src/start/readConfiguration'
import { users } from '../../apps/api/src/tables'
import { openSession } from '../../apps/api/src/testing/openSession'
import { runPostgres } from '../../apps/api/src/testing/servers/runPostgres'
import { type SpawnedService, spawnReady } from '../../apps/api/src/testing/servers/spawnService'
import { benchPorts } from './benchPorts'
import type { Figure } from './Figure'
import { median } from './ratios'

const members = 100_000
/** With one in twenty members, products have holders already; these members have none of them. */
const mainIds = ['main-1', 'main-2', 'main-3', 'main-4', 'main-5']
const chosen = 1000
const longestSeconds = 10

/** Bulk changes of 5,000 lines and a rule in a company of 100,000 members, while somebody else grants single licences. */
export async function measureBulk(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-bench-bulk-'))
  const postgres = await runPostgres()
  try {
    await postgres.createDatabase('bulk')
    return [
      ...(await measureOn('embedded', { ATRIUM_DATA_DIR: directory })),
      ...(await measureOn('PostgreSQL', { ATRIUM_DATA_DIR: directory, DATABASE_URL: postgres.url('bulk') })),
    ]
  } finally {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measureOn(name: string, environment: Readonly<Record<string, string>>): Promise<Figure[]> {
  const { companyId, as } = await prepare(environment)
  const service = await spawnReady({ ...environment, DEMO_DATA: 'off' })
  const sender = { as, company: companyId }
  const userIds = Array.from({ length: chosen * 2 }, (_, n) => `${companyId}-${2 + n}`)
    .filter((_, n) => (n + 2) % 20 > mainIds.length || (n + 2) % 20 === 0)
    .slice(0, chosen)
  const selection = { enterPriseId: companyId, userIds, mainIds }
  const figures: Figure[] = []
  try {
    const preview = await timed(() =>
      service.request(calls.previewBulkChange, { body: { ...selection, kind: 'grant' } }, sender),
    )
    figures.push(told(`${name}: preview`, `${(preview.milliseconds / 1000).toFixed(2)} s`))
    let last = ''
    for (const kind of ['grant', 'cancel'] as const) {
      const begin = async () => {
        const answer = await service.request(calls.startBulkChange, { body: { ...selection, kind } }, sender)
        last = answer.data.changeId
        return last
      }
      figures.push(...(await measureChange(`${name}: ${kind}`, service, sender, begin)))
    }
    const undo = async () => {
      await service.request(
        calls.undoBulkChange,
        { body: { enterPriseId: companyId, changeId: last } },
        sender,
      )
      return last
    }
    figures.push(...(await measureChange(`${name}: undo`, service, sender, undo)))
    figures.push(...(await measureRule(`${name}: a rule`, service, sender)))
    return figures
  } finally {
    await service.end()
  }
}

type Sender = { readonly as: string; readonly company: string }

async function measureChange(
  what: string,
  service: SpawnedService,
  sender: Sender,
  begin: () => Promise<string>,
): Promise<Figure[]> {
  return measureWork(`${what} of 5,000 lines`, service, sender, async () => {
    const query = { enterPriseId: sender.company, changeId: await begin() }
    return async () => {
      const { data } = await service.request(calls.getBulkChange, { query }, sender)
      if (data.state !== 'done' && data.state !== 'undone') return false
      if (data.failed > 0 || data.done + data.undone !== 5000) throw new Error(JSON.stringify(data))
      return true
    }
  })
}

/** A rule for the department that has the closest to 5,000 members with everybody below, until nothing is left to do. */
async function measureRule(what: string, service: SpawnedService, sender: Sender): Promise<Figure[]> {
  const enterPriseId = sender.company
  const departments = await service.request(
    departmentCalls.listLicenceDepartments,
    { query: { enterpriseId: enterPriseId } },
    sender,
  )
  const [department] = departments.data.toSorted(
    (one, other) => Math.abs(one.memberCount - 5000) - Math.abs(other.memberCount - 5000),
  )
  if (!department) throw new Error('The company has no departments.')
  const body = {
    enterPriseId,
    name: 'bench',
    reach: { kind: 'departments' as const, departmentIds: [department.enterpriseDepartmentId] },
    mainIds: ['main-6'],
    poolDepartmentId: null,
    graceDays: 0,
  }
  let served = ''
  const figures = await measureWork(
    `${what} for ${department.memberCount} members`,
    service,
    sender,
    async () => {
      const { data } = await service.request(ruleCalls.addLicenceRule, { body }, sender)
      return async () => {
        const query = { enterPriseId, ruleId: data.ruleId }
        const { data: rule } = await service.request(ruleCalls.getLicenceRule, { query }, sender)
        const { held, other, waiting } = rule.counts
        served = `${held} served, ${other} have it already, ${waiting} wait`
        return !rule.isSettling
      }
    },
  )
  return [...figures, told(what, served)]
}

/** Measures work that the service does in the background, while somebody else grants single licences. */
async function measureWork(
  what: string,
  service: SpawnedService,
  sender: Sender,
  begin: () => Promise<() => Promise<boolean>>,
): Promise<Figure[]> {
  const before = memoryOf(service)
  const { company: enterPriseId } = sender
  const from = performance.now()
  const isDone = await begin()
  let isRunning = true
  const others: number[] = []
  const other = (async () => {
    for (let n = 0; isRunning || n % 2 === 1; n++) {
      // Alternately gives and takes back one licence.
      const operation = n % 2 === 0 ? licences.grantLicences : licences.cancelLicences
      const body = { enterPriseId, mainId: 'main-2', userIds: [`${enterPriseId}-${90_000 + 20 * 7 + 8}`] }
      const { milliseconds, result } = await timed(() => service.request(operation, { body }, sender))
      if (!result.succeeded) throw new Error(JSON.stringify(result.envelope))
      others.push(milliseconds)
      await wait(50)
    }
  })()
  while (!(await isDone())) await wait(100)
  const seconds = (performance.now() - from) / 1000
  isRunning = false
  await other
  const waits = others.toSorted((a, b) => a - b)
  return [
    {
      what,
      measured: `${seconds.toFixed(1)} s`,
      target: `≤ ${longestSeconds} s`,
      met: seconds <= longestSeconds,
    },
    told(
      `${what}: a single grant meanwhile, median and longest`,
      `${median(waits).toFixed(0)} ms, ${(waits.at(-1) ?? 0).toFixed(0)} ms`,
    ),
    told(`${what}: memory before, and its peak`, `${before.now} MB, ${memoryOf(service).peak} MB`),
  ]
}

const told = (what: string, measured: string): Figure => ({ what, measured, target: 'told only' })

async function timed<T>(work: () => Promise<T>) {
  const from = performance.now()
  const result = await work()
  return { result, milliseconds: performance.now() - from }
}

/** In MB, from Linux. */
function memoryOf({ process }: SpawnedService) {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  const read = (key: string) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

async function prepare(environment: Readonly<Record<string, string>>) {
  const configuration = readConfiguration({ ...environment, DEMO_DATA: 'off' })
  const database = await openDatabase({ ...configuration, databaseTimeout: 3600 }, () => {})
  try {
    await database.migrate()
    const now = new Date()
    const { companyId, account } = await seedCompany(database, now, {
      members,
      departments: 5000,
      products: 12,
    })
    const [person] = await database.connection.select().from(users).where(eq(users.account, account))
    const session = person && (await openSession(await benchPorts(database), person.id, now))
    if (!session) throw new Error('The seeded company can’t be signed in to.')
    return { companyId, as: session.accessToken }
  } finally {
    await database.close()
  }
}
