import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyDemoData } from '../testing/demo/copyDemoData'
import { type SpawnedService, spawnReady } from '../testing/servers/spawnService'

const directory = copyDemoData('stop')
let service: SpawnedService
beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: directory })
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = await once(get(service.origin + path, { agent }), 'response')
  answer.resume()
  await once(answer, 'end')
  return answer
}

it('says that it is not ready, still answers, and waits for no idle connection', async () => {
  for (let time = 0; time < 4; time++) expect((await ask('/readyz')).statusCode).toBe(200)
  const unused = connect(Number(new URL(service.origin).port), '127.0.0.1')
  await once(unused, 'connect')
  const ended = service.end()
  const last: IncomingMessage[] = []
  while (last.length < 3) {
    const answer = await ask('/readyz')
    if (answer.statusCode === 503) last.push(answer)
  }
  for (const { headers } of last) expect(headers.connection).toBe('close')
  expect((await ask('/livez')).statusCode).toBe(200)
  expect(await ended).toBe(0)
  expect(service.output()).not.toContain('requestsCutOff')
})
