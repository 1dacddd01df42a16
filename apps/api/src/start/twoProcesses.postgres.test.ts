import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from '../features/session/testSession'
import { demo } from '../seed/demo'
import { sendRequest } from '../testing/sendRequest'
import { createServerDatabase, type ServerDatabase } from '../testing/servers/createServerDatabase'
import { type SpawnedService, spawnReady } from '../testing/servers/spawnService'
import { startBalancer } from '../testing/servers/startBalancer'

const { companyId, accounts, departmentIds } = demo
let database: ServerDatabase
let first: SpawnedService
let second: SpawnedService

/** Both start at once on an empty database: one migrates and fills it, the other waits. */
beforeAll(async () => {
  database = await createServerDatabase()
  ;[first, second] = await Promise.all([start(), start()])
})
const start = (port = '0') => spawnReady({ DATABASE_URL: database.url, DEMO_DATA: 'on', PORT: port })

afterAll(async () => {
  expect(await Promise.all([first.end(), second.end()])).toEqual([0, 0])
  await database.drop()
})

it('serve one session together', async () => {
  const signedIn = (await signInAs(first, accounts.superAdministrator)).data
  const sender = { as: signedIn.accessToken, company: companyId }
  const added = await second.request(
    departmentChangesOperations.addDepartment,
    {
      body: { enterpriseId: companyId, parentId: departmentIds.top, departmentName: '双机', level: 2 },
    },
    sender,
  )
  expect(added.succeeded).toBe(true)
  const listed = await first.request(
    departmentsOperations.listDepartments,
    { query: { enterpriseId: companyId, name: '双机' } },
    sender,
  )
  expect(listed.data.map(({ departmentName }) => departmentName)).toContain('双机')

  const { accessToken, refreshToken, passportToken, passportRefreshToken } = signedIn
  const body = { accessToken, refreshToken, passportToken, passportRefreshToken }
  const refreshed = (await second.request(sessionOperations.refresh, { body })).data
  const again = { as: refreshed.accessToken }
  expect((await first.request(profileOperations.getProfile, { query: {} }, again)).succeeded).toBe(true)

  await first.request(sessionOperations.signOut, {}, again)
  expect((await second.request(profileOperations.getProfile, { query: {} }, again)).status).toBe(401)
})

it('grant the last seat once', async () => {
  const { accessToken } = (await signInAs(second, accounts.superAdministrator)).data
  const sender = { as: accessToken, company: companyId }
  const mainId = demo.mainIds.architecture
  const { data: product } = await first.request(
    authorisationOperations.getProduct,
    { query: { mainId } },
    sender,
  )
  const { data: candidates } = await first.request(
    authorisationOperations.listUngrantedUsers,
    { query: { mainId } },
    sender,
  )
  const granted = await Promise.all(
    candidates
      .slice(0, product.unUsedCount + 20)
      .map(({ userId }, n) =>
        (n % 2 === 0 ? first : second).request(
          authorisationOperations.grantLicences,
          { body: { enterPriseId: companyId, mainId, userIds: [userId] } },
          sender,
        ),
      ),
  )
  const { data: after } = await first.request(
    authorisationOperations.getProduct,
    { query: { mainId } },
    sender,
  )
  const succeeded = granted.filter((answer) => answer.succeeded).length
  expect(after.unUsedCount).toBe(product.unUsedCount - succeeded)
  expect(after.unUsedCount).toBeGreaterThanOrEqual(0)
  expect(granted.every(({ status }) => status === 200)).toBe(true)
})

it('restart one after another behind a balancer, unnoticed', async () => {
  const balancer = await startBalancer([first.origin, second.origin])
  const app = { request: (path: string, init: RequestInit) => fetch(balancer.origin + path, init) }
  const { accessToken } = (await signInAs(first, accounts.superAdministrator)).data
  const sender = { as: accessToken, company: companyId }
  const read = () => sendRequest(app, profileOperations.getProfile, { query: {} }, sender)
  const write = (departmentName: string) => {
    const body = { enterpriseId: companyId, parentId: departmentIds.top, departmentName, level: 2 } as const
    return sendRequest(app, departmentChangesOperations.addDepartment, { body }, sender)
  }
  const answered: unknown[] = []
  let isOver = false
  const load = [1, 2, 3, 4].map(async (worker) => {
    for (let count = 0; !isOver; count++) {
      const answer = await (worker % 2 === 0 ? read() : write(`${worker}-${count}`)).catch(String)
      answered.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.code}`)
    }
  })
  first = await restart(first)
  second = await restart(second)
  isOver = true
  await Promise.all(load)
  await balancer.close()
  expect(new Set(answered)).toEqual(new Set(['200 0']))
})

/** On the same port, so that the balancer finds it again. */
async function restart(service: SpawnedService): Promise<SpawnedService> {
  expect(await service.end()).toBe(0)
  expect(service.output()).not.toContain('requestsCutOff')
  return start(new URL(service.origin).port)
}
