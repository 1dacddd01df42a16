import { once } from 'node:events'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { afterAll, expect, it } from 'vitest'
import { signInAs } from '../../features/session/testSession'
import { demo } from '../../seed/demo'
import { copyDemoData } from '../../testing/demo/copyDemoData'
import { spawnReady, spawnService } from '../../testing/servers/spawnService'

const { getPageStatus, updatePageStatus } = authorisationOperations
const directory = copyDemoData('lost')
const environment = { ATRIUM_DATA_DIR: directory, DEMO_DATA: 'on' }
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('a paused holder acknowledges nothing after another took the directory', async () => {
  const former = await spawnReady(environment)
  moveElsewhere(join(directory, 'lock'))
  expect(await spawnService(environment)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is in use by process'),
  })

  const { accessToken } = (await signInAs(former, demo.accounts.individual)).data
  const acknowledged: string[] = []
  const writing = Array.from({ length: 200 }, async (_, number) => {
    const body = { pageStatusCode: `status-${number}`, pageStatusName: '', dataValue: '1' } as const
    const answer = await former
      .request(updatePageStatus, { body }, { as: accessToken })
      .catch(() => undefined)
    if (answer?.succeeded) acknowledged.push(body.pageStatusCode)
  })
  while (acknowledged.length < 5) await sleep(5)
  const exited = once(former.process, 'exit')
  former.process.kill('SIGSTOP')
  const successor = await spawnReady(environment)
  const before = acknowledged.length
  former.process.kill('SIGCONT')
  expect(await exited).toEqual([null, 'SIGKILL'])
  expect(former.output()).toContain('"event":"lockLost"')
  await Promise.all(writing)
  expect(acknowledged).toHaveLength(before)

  for (const pageStatusCode of acknowledged) {
    const answer = await successor.request(getPageStatus, { query: { pageStatusCode } }, { as: accessToken })
    expect(answer.data).toMatchObject({ pageStatusCode, dataValue: '1' })
  }
  expect(await successor.end()).toBe(0)
})

/**
 * Makes it the lock of a process in another container, which nobody here can observe; its holder reads it
 * too.
 */
function moveElsewhere(lock: string) {
  const text = readFileSync(lock, 'utf8')
  const { space } = JSON.parse(text)
  const file = openSync(lock, 'r+')
  writeSync(file, text.replace(space, [...space].reverse().join('')), 0)
  closeSync(file)
}
