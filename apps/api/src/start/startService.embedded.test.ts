import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SpawnedService, spawnReady, spawnService } from '../testing/servers/spawnService'

const directory = mkdtempSync(join(tmpdir(), 'atrium-start-'))
let service: SpawnedService

beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: join(directory, 'deep', 'data') })
})
afterAll(async () => {
  expect(await service.end('SIGINT')).toBe(0)
  rmSync(directory, { recursive: true, force: true })
})

/** One sentence and no stack trace. */
async function expectRefusal(environment: Readonly<Record<string, string>>, sentence: RegExp) {
  const { code, output } = (await spawnService(environment)) as { code: number; output: string }
  expect(output).toMatch(sentence)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

it('prints its address and the demo accounts', () => {
  expect(service.output()).toContain('13800000001')
  expect(service.output()).toContain('Atrium@2026')
})

/** The answer to these lines on a separate connection. */
async function send(...lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(service.origin)
  const socket = connect(Number(port), hostname)
  socket.write([...lines, '', ''].join('\r\n'))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

it('answers a health check over HTTP/1.0 without a host', async () => {
  // The second is HAProxy's default check.
  for (const line of ['GET /readyz HTTP/1.0', 'OPTIONS / HTTP/1.0']) {
    expect(await send(line)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ready"/)
  }
})

it('refuses a request that names two hosts', async () => {
  const hosts = ['Host: one.example', 'hOST: two.example']
  expect(await send('GET /readyz HTTP/1.1', ...hosts, 'Connection: close')).toMatch(/^HTTP\/1\.1 400 /)
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']
  expect(await send('GET /api/hubs/userNotify HTTP/1.1', ...hosts, ...upgrade)).toMatch(/^HTTP\/1\.1 400 /)
})

it('refuses a second process on the same data, naming directory and holder', async () => {
  const data = join(directory, 'deep', 'data')
  await expectRefusal(
    { ATRIUM_DATA_DIR: data },
    new RegExp(`${data} is in use by process ${service.process.pid}:`),
  )
})

it('refuses a taken port', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const address = taken.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  await expectRefusal(
    { PORT: port, ATRIUM_DATA_DIR: join(directory, 'other') },
    /^Port \d+ on 127.0.0.1 is taken/,
  )
  taken.close()
})

it('refuses an invalid directory', async () => {
  const file = join(directory, 'file')
  writeFileSync(file, '')
  await expectRefusal({ ATRIUM_DATA_DIR: join(file, 'data') }, /can't be written to .*ATRIUM_DATA_DIR/)
})

it('refuses an unreachable database without revealing its password', async () => {
  const url = 'postgres://atrium:hidden-word@127.0.0.1:9/atrium'
  await expectRefusal(
    { DATABASE_URL: url },
    /^The database of DATABASE_URL, 127.0.0.1:9\/atrium, can't be reached/,
  )
  const { output } = (await spawnService({ DATABASE_URL: url })) as { output: string }
  expect(output).not.toContain('hidden-word')
})

it('refuses an invalid value', async () => {
  await expectRefusal({ PORT: 'abc' }, /^PORT is "abc", but must be a whole number/)
})

// Last, because it ends the service.
it('refuses to make the demo accounts of a directory public just because its address changes', async () => {
  expect(await service.end('SIGINT')).toBe(0)
  await expectRefusal(
    { ATRIUM_DATA_DIR: join(directory, 'deep', 'data'), PUBLIC_ORIGIN: 'https://account.example.com' },
    /^HOST or PUBLIC_ORIGIN lets others .* DEMO_DATA=on/,
  )
})
