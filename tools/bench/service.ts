import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { createApp } from '../../apps/api/src/app'
import type { Database } from '../../apps/api/src/platform/database/Connection'
import { openPostgres } from '../../apps/api/src/platform/database/openPostgres'
import { type CompanySize, seedCompany } from '../../apps/api/src/seed/seedCompany'
import { departments, users } from '../../apps/api/src/tables'
import { openSession } from '../../apps/api/src/testing/openSession'
import startPostgres from '../../apps/api/src/testing/servers/startPostgres'
import { buildService } from '../service/buildService.ts'
import { benchPorts } from './benchPorts'
import { captureStatements, type Statement } from './captureStatements'
import type { Figure } from './Figure'
import { fillLists } from './fillLists'
import { checkBare, checkService, departmentCount, type List, members } from './lists'
import { median, pairedRatio, shuffled } from './ratios'

interface Prepared extends List {
  readonly statements: readonly Statement[]
}

interface Contestant {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly check: (text: string) => void
}

/**
 * Requests in a company, by default of 100,000 members in 5,000 departments: to the service, and the same SQL on bare
 * node:http.
 */
export async function measureService(
  rounds: number,
  listsOf: (companyId: string, topDepartmentId: string) => readonly List[],
  fill: (database: Database, companyId: string) => Promise<void> = fillLists,
  size: CompanySize = { members, departments: departmentCount, products: 12 },
): Promise<Figure[]> {
  process.env.TEST_DATABASE = 'postgres'
  const stopPostgres = await startPostgres()
  const children: ChildProcess[] = []
  try {
    const { url, headers, lists } = await prepare(listsOf, fill, size)
    const service = await startService(url, children)
    const figures: Figure[] = []
    for (const [place, list] of lists.entries()) {
      const checkRows = (text: string) => checkBare(list, text)
      const bare = async (name: string, statements: readonly Statement[]): Promise<Contestant> => ({
        name,
        url: await startBare(url, statements, children),
        headers: {},
        check: checkRows,
      })
      const contestants = [
        {
          name: 'service',
          url: `${service}${list.path}`,
          headers,
          check: (text: string) => checkService(list, text),
        },
        await bare('same SQL', list.statements),
        ...(place === 0 ? [await bare('list SQL alone', list.statements.slice(-1))] : []),
      ]
      figures.push(...figuresOf(list, contestants, await race(contestants, rounds, list)))
    }
    return figures
  } finally {
    for (const child of children) child.kill()
    await stopPostgres?.()
  }
}

function figuresOf(
  { what, most }: List,
  contestants: readonly Contestant[],
  times: ReadonlyMap<string, number[]>,
): Figure[] {
  return contestants.slice(1).map(({ name }, index) => {
    const [ours = [], theirs = []] = [times.get('service'), times.get(name)]
    const { ratio, low, high } = pairedRatio(ours, theirs)
    return {
      what: `${what} / ${name} on node:http`,
      measured: `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}), ${median(ours).toFixed(2)} ms / ${median(theirs).toFixed(2)} ms`,
      target: index === 0 ? `≤ ${most}` : 'told only',
      ...(index === 0 && { met: ratio <= most }),
    }
  })
}

type Given = Parameters<typeof measureService>

async function prepare(listsOf: Given[1], fill: NonNullable<Given[2]>, size: CompanySize) {
  const url = `${process.env.TEST_DATABASE_URL}atrium_template`
  const database = await openPostgres({ url })
  const now = new Date()
  const { companyId, account } = await seedCompany(database, now, size)
  await fill(database, companyId)
  const ports = await benchPorts(database)
  const { connection } = database
  const [person] = await connection.select().from(users).where(eq(users.account, account))
  const session = person && (await openSession(ports, person.id, now))
  const [top] = await connection
    .select()
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  if (!session || !top) throw new Error('The seeded company can’t be signed in to.')
  const headers = { authorization: `Bearer ${session.accessToken}`, enterpriseid: companyId }
  const app = createApp(ports)
  const lists: Prepared[] = []
  for (const list of listsOf(companyId, top.id)) {
    const ask = async () => (await app.request(list.path, { headers })).text()
    await ask()
    lists.push({ ...list, statements: await captureStatements(async () => checkService(list, await ask())) })
  }
  await database.close()
  return { url, headers, lists }
}

async function startService(databaseUrl: string, children: ChildProcess[]): Promise<string> {
  const port = await freePort()
  const child = fork(join(buildService(), 'main.js'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'off',
    },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const origin = `http://localhost:${port}`
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return origin
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The service did not become ready.')
}

async function startBare(
  url: string,
  statements: readonly Statement[],
  children: ChildProcess[],
): Promise<string> {
  const child = fork(join(import.meta.dirname, 'bareServer.ts'))
  children.push(child)
  child.send({ url, statements })
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}/`
}

/** Milliseconds per request, by contestant and round; a first warm-up round doesn't count. */
async function race(
  contestants: readonly Contestant[],
  rounds: number,
  list: List,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (let round = -1; round < rounds; round++) {
    for (const contestant of shuffled(contestants, round + 100)) {
      const time = await load(contestant, list)
      if (round >= 0) times.set(contestant.name, [...(times.get(contestant.name) ?? []), time])
    }
  }
  return times
}

async function load(contestant: Contestant, { requests, atOnce = 4 }: List): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let sent = 0; sent < requests / atOnce; sent++)
        contestant.check(await fetchText(contestant, agent))
    }),
  )
  agent.destroy()
  return (performance.now() - start) / requests
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
