import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { afterAll, expect, it } from 'vitest'
import { signInAs } from '../features/session/testSession'
import { demo } from '../seed/demo'
import { copyDemoData } from '../testing/demo/copyDemoData'
import { seededRandom } from '../testing/hostile/seededRandom'
import { type SpawnedService, spawnReady } from '../testing/servers/spawnService'

const { getPageStatus, updatePageStatus } = authorisationOperations
const directory = copyDemoData('crash')
const environment = { ATRIUM_DATA_DIR: directory }
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('loses nothing acknowledged to kill -9', { timeout: 240_000 }, async () => {
  let service = await spawnReady(environment)
  const { accessToken } = (await signInAs(service, demo.accounts.individual)).data
  const acknowledged: string[] = []
  const random = seededRandom(9)
  for (const round of [1, 2, 3, 4]) {
    const writing = [1, 2, 3].map((writer) => write(service, accessToken, `${round}-${writer}`, acknowledged))
    // However busy the machine is, there must be something to lose.
    while (acknowledged.length < 6 * round) await sleep(20)
    await sleep(random() * 400)
    await service.end('SIGKILL')
    await Promise.all(writing)
    service = await spawnReady(environment)
  }
  expect(acknowledged.length).toBeGreaterThan(20)
  for (const pageStatusCode of acknowledged) {
    const answer = await service.request(getPageStatus, { query: { pageStatusCode } }, { as: accessToken })
    expect(answer.data).toMatchObject({ pageStatusCode, dataValue: '1' })
  }
  expect(await service.end()).toBe(0)
})

/** Writes one row after another until the service is gone, and records what it acknowledged. */
async function write(service: SpawnedService, as: string, name: string, acknowledged: string[]) {
  for (let number = 1; ; number += 1) {
    const pageStatusCode = `${name}-${number}`
    const body = { pageStatusCode, pageStatusName: '', dataValue: '1' } as const
    const answer = await service.request(updatePageStatus, { body }, { as }).catch(() => undefined)
    if (answer === undefined) return
    if (answer.succeeded) acknowledged.push(pageStatusCode)
  }
}
