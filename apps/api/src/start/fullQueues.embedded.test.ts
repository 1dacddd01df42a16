import { rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { departmentChangesContract } from '@atrium/features/departments/changes/contract'
import { profileContract } from '@atrium/features/profile/contract'
import { sessionContract } from '@atrium/features/session/contract'
import type { Operation } from '@atrium/features/shared/contract'
import { errorCodes } from '@atrium/features/shared/errorCodes'
import { companyHeader } from '@atrium/features/shared/headers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from '../features/session/testSession'
import { doorWidths } from '../platform/http/createDoor'
import { demo } from '../seed/demo'
import { copyDemoData } from '../testing/copyDemoData'
import { type SpawnedService, spawnReady } from '../testing/spawnService'

const { accounts, companyId, departmentIds } = demo
const { addDepartment } = departmentChangesContract
const { changesOfPerson, network } = doorWidths(10)
const directory = copyDemoData('queues')
let service: SpawnedService
beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: directory })
})
afterAll(async () => {
  expect(await service.end()).toBe(0)
  rmSync(directory, { recursive: true, force: true })
})

const tokenOf = async (account: string) => (await signInAs(service, account)).data.accessToken

/** Requests whose bodies never come, so that they keep their places until they are given up. */
function occupy({ path }: Operation, count: number, headers: Readonly<Record<string, string>> = {}) {
  const agent = new Agent({ maxSockets: count })
  const refused: IncomingMessage[] = []
  for (let place = 0; place < count; place++) {
    const sent = request(service.origin + path, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': 2 },
    })
    sent.on('response', (answer) => refused.push(answer))
    sent.on('error', () => undefined)
    sent.flushHeaders()
  }
  return { refused, giveUp: () => agent.destroy() }
}

async function expectFull(answer: IncomingMessage | undefined): Promise<void> {
  expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '2' } })
  expect(answer && (await json(answer))).toMatchObject({
    error_code: errorCodes.tooManyAtOnce,
    error_msg: expect.stringContaining('再试'),
  })
}

const extra = 5

it('lets so many changes of one person wait, while they read and others change', async () => {
  const [own, others] = [await tokenOf(accounts.superAdministrator), await tokenOf(accounts.individual)]
  const { refused, giveUp } = occupy(
    addDepartment,
    changesOfPerson.atOnce + changesOfPerson.waiting + extra,
    { authorization: `Bearer ${own}`, [companyHeader]: companyId },
  )
  await expect.poll(() => refused.length, { timeout: 60_000 }).toBe(extra)
  await expectFull(refused[0])
  const read = await service.request(profileContract.getProfile, { query: {} }, { as: own })
  expect(read.succeeded).toBe(true)
  const add = () => {
    const body = { enterpriseId: companyId, parentId: departmentIds.top, departmentName: '别处', level: 2 }
    return service.request(addDepartment, { body }, { as: own, company: companyId })
  }
  expect((await add()).status).toBe(429)
  expect((await service.request(sessionContract.signOut, {}, { as: others })).succeeded).toBe(true)
  giveUp()
  await expect.poll(async () => (await add()).status, { timeout: 60_000 }).toBe(200)
})

it('lets so many strangers of one network wait, while who is signed in goes on', async () => {
  const as = await tokenOf(accounts.individual)
  const { refused, giveUp } = occupy(sessionContract.signIn, network.atOnce + network.waiting + extra)
  await expect.poll(() => refused.length, { timeout: 60_000 }).toBe(extra)
  await expectFull(refused[0])
  expect((await service.request(profileContract.getProfile, { query: {} }, { as })).succeeded).toBe(true)
  giveUp()
  const again = async () => (await service.request(sessionContract.getPublicKey, {})).status
  await expect.poll(again, { timeout: 60_000 }).toBe(200)
})
