import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { createApp } from '../../apps/api/src/app'
import { openPostgres } from '../../apps/api/src/database/openPostgres'
import { departments, users } from '../../apps/api/src/database/schema'
import { openRegistry } from '../../apps/api/src/registry'
import { seedCompany } from '../../apps/api/src/seed/seedCompany'
import type { Ports } from '../../apps/api/src/service/ports'
import { loadServiceKeys } from '../../apps/api/src/session'
import { openSession } from '../../apps/api/src/session/openSession'
import { testSettings } from '../../apps/api/src/testing/createTestService'
import startPostgres from '../../apps/api/src/testing/startPostgres'
import { captureStatements, type Statement } from './captureStatements'
import type { Figure } from './Figure'
import { median, pairedRatio, shuffled } from './ratios'

const members = 100_000
const most = 1.5
const requestsPerRound = 240
const atOnce = 4

interface Contestant {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** A member page out of 100,000 members in 5,000 departments: the service, and the same SQL on bare node:http. */
export async function measureService(rounds: number): Promise<Figure[]> {
  process.env.TEST_DATABASE = 'postgres'
  const stopPostgres = await startPostgres()
  const children: ChildProcess[] = []
  try {
    const { url, path, headers, statements } = await prepare()
    const service = await startService(url, children)
    const contestants: Contestant[] = [
      { name: 'service', url: `${service}${path}`, headers },
      { name: 'same SQL', url: await startBare(url, statements, children), headers: {} },
      { name: 'list SQL alone', url: await startBare(url, statements.slice(-1), children), headers: {} },
    ]
    const times = await race(contestants, rounds)
    return contestants.slice(1).map(({ name }, index) => {
      const [ours = [], theirs = []] = [times.get('service'), times.get(name)]
      const { ratio, low, high } = pairedRatio(ours, theirs)
      return {
        what: `member page of 20 of ${members.toLocaleString('en')} / ${name} on node:http`,
        measured: `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}), ${median(ours).toFixed(2)} ms / ${median(theirs).toFixed(2)} ms`,
        target: index === 0 ? `≤ ${most}` : 'told only',
        ...(index === 0 && { met: ratio <= most }),
      }
    })
  } finally {
    for (const child of children) child.kill()
    await stopPostgres?.()
  }
}

async function prepare() {
  const url = `${process.env.TEST_DATABASE_URL}atrium_template`
  const database = await openPostgres({ url })
  const now = new Date()
  const { companyId, account } = await seedCompany(database, now, {
    members,
    departments: 5_000,
    products: 12,
  })
  const ports: Ports = {
    database,
    clock: () => new Date(),
    log: () => {},
    settings: { ...testSettings, accessTokenSeconds: 3600 },
    keys: await loadServiceKeys(database.connection),
    payments: undefined,
    registry: openRegistry({ kind: 'none' }, () => {}),
  }
  const { connection } = database
  const [person] = await connection.select().from(users).where(eq(users.account, account))
  const session = person && (await openSession(ports, person.id, now))
  const [top] = await connection
    .select()
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  if (!session || !top) throw new Error('The seeded company can’t be signed in to.')
  const query = new URLSearchParams({
    enterPriseId: companyId,
    enterpriseDepartmentId: top.id,
    pageIndex: '7',
    pageSize: '20',
  })
  const path = `/api/Enterprise/GetEnterpriseUserList?${query}`
  const headers = { authorization: `Bearer ${session.accessToken}`, enterpriseid: companyId }
  const app = createApp(ports)
  await app.request(path, { headers })
  const statements = await captureStatements(async () => {
    checkService(await (await app.request(path, { headers })).text())
  })
  await database.close()
  return { url, path, headers, statements }
}

async function startService(databaseUrl: string, children: ChildProcess[]): Promise<string> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, '../../apps/api/src/main.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return origin
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The service did not get ready.')
}

async function startBare(url: string, statements: Statement[], children: ChildProcess[]): Promise<string> {
  const child = fork(join(import.meta.dirname, 'bareServer.ts'))
  children.push(child)
  child.send({ url, statements })
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}/`
}

/** Milliseconds for each request, by contestant and round; a first round warms up and does not count. */
async function race(contestants: readonly Contestant[], rounds: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (let round = -1; round < rounds; round++) {
    for (const contestant of shuffled(contestants, round + 100)) {
      const time = await load(contestant)
      if (round >= 0) times.set(contestant.name, [...(times.get(contestant.name) ?? []), time])
    }
  }
  return times
}

async function load(contestant: Contestant): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const check = contestant.name === 'service' ? checkService : checkRows
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let sent = 0; sent < requestsPerRound / atOnce; sent++) check(await fetchText(contestant, agent))
    }),
  )
  agent.destroy()
  return (performance.now() - start) / requestsPerRound
}

function fetchText({ url, headers }: Contestant, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

function checkService(text: string) {
  const { data } = JSON.parse(text)
  if (data?.totalItems !== members || data.list.length !== 20)
    throw new Error(`The service answered ${text.slice(0, 200)}`)
}

function checkRows(text: string) {
  const { data } = JSON.parse(text)
  if (data.length !== 20) throw new Error(`The bare server answered ${text.slice(0, 200)}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
