import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { companyHeader } from '@atrium/contracts/wire/headers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signInAs } from '../features/session/testSession'
import { demo } from '../seed/demo'
import { copyDemoData } from '../testing/demo/copyDemoData'
import { type SpawnedService, spawnReady } from '../testing/servers/spawnService'

const { accounts, companyId, departmentIds } = demo
const { addDepartment } = departmentChangesOperations
const directory = copyDemoData('slow')
let service: SpawnedService
let open: Line[] = []
beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: directory })
})
afterEach(() => {
  for (const { socket } of open) socket.destroy()
  open = []
})
afterAll(async () => {
  expect(await service.end()).toBe(0)
  rmSync(directory, { recursive: true, force: true })
})

interface Line {
  readonly socket: Socket
  /** Received so far. */
  heard: string
  isClosed: boolean
}

/** Connections that send this much, and then nothing. */
function openLines(count: number, sent: string, hears: boolean): Line[] {
  const { hostname, port } = new URL(service.origin)
  const lines = Array.from({ length: count }, () => {
    const line: Line = { socket: connect(Number(port), hostname), heard: '', isClosed: false }
    line.socket.on('error', () => undefined)
    line.socket.on('close', () => {
      line.isClosed = true
    })
    if (hears) line.socket.on('data', (piece) => (line.heard += piece))
    line.socket.write(sent)
    return line
  })
  open.push(...lines)
  return lines
}

const headOf = (method: string, path: string, headers: Readonly<Record<string, string>>) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'a', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const half = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  headOf('POST', path, { 'content-type': 'application/json', 'content-length': '100', ...headers }) +
  '{"half":'

/** Resident memory of the service in megabytes. */
const memory = () => {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.process.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Its open connections, plus a few files: a client that reads nothing doesn't notice a disconnect. */
const linesOfService = () => readdirSync(`/proc/${service.process.pid}/fd`).filter(isSocket).length

const isSocket = (name: string) => {
  try {
    return readlinkSync(`/proc/${service.process.pid}/fd/${name}`).startsWith('socket:')
  } catch {
    return false
  }
}

async function longestOf(works: readonly (() => Promise<{ status: number }>)[]): Promise<number> {
  let longest = 0
  for (const work of works) {
    const began = performance.now()
    expect((await work()).status).toBe(200)
    longest = Math.max(longest, performance.now() - began)
  }
  return longest
}

it('holds no place for half-sent bodies, and drops them in time', async () => {
  const token = (await signInAs(service, accounts.superAdministrator)).data.accessToken
  const as = { as: token, company: companyId }
  const before = memory()
  const lines = [
    ...openLines(300, half(sessionOperations.signIn.path), true),
    ...openLines(
      100,
      half(addDepartment.path, { authorization: `Bearer ${token}`, [companyHeader]: companyId }),
      true,
    ),
    ...openLines(20, half('/standInApp/any', { 'content-type': 'application/x-www-form-urlencoded' }), true),
  ]
  const body = { enterpriseId: companyId, parentId: departmentIds.top, departmentName: '别处', level: 2 }
  const longest = await longestOf([
    () => service.request(addDepartment, { body }, as),
    () => service.request(sessionOperations.getPublicKey, {}),
    () => signInAs(service, accounts.individual),
    () => service.request(profileOperations.getProfile, { query: {} }, as),
    () => fetch(`${service.origin}/readyz`),
  ])
  // Far below the deadline of waiting bodies, on the busiest machine.
  expect(longest).toBeLessThan(8000)
  expect(memory() - before).toBeLessThan(100)
  await expect.poll(() => lines.filter(({ isClosed }) => !isClosed).length, { timeout: 60_000 }).toBe(0)
  const answers = new Set(lines.map(({ heard }) => heard.slice(9, 12)))
  // The oldest bodies beyond a network's limit were dropped.
  expect([...answers].toSorted()).toEqual(['408', '503'])
})

it('disconnects idle readers, and uses little memory for them', async () => {
  const before = memory()
  // More than the sockets themselves hold.
  openLines(150, headOf('GET', '/openapi.json', {}).repeat(12), false)
  const longest = await longestOf([
    () => service.request(sessionOperations.getPublicKey, {}),
    () => fetch(`${service.origin}/readyz`),
  ])
  expect(longest).toBeLessThan(15_000)
  await expect.poll(linesOfService, { timeout: 120_000, interval: 500 }).toBeLessThan(20)
  expect(memory() - before).toBeLessThan(200)
})
