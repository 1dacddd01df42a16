import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { chinaDirectoriesOperations as calls } from '@atrium/contracts/chinaDirectories/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { and, count, eq, isNull, like, ne } from 'drizzle-orm'
import * as client from 'openid-client'
import { afterAll, expect, it } from 'vitest'
import { VendorWorld } from '../../adapters/companyDirectories/standIns/VendorWorld'
import { vendorCallback } from '../../adapters/companyDirectories/standIns/vendorCallback'
import type { Connection } from '../../platform/database/Connection'
import { demo } from '../../seed/demo'
import { openDatabase } from '../../start/openDatabase'
import { readConfiguration } from '../../start/readConfiguration'
import {
  auditRows,
  directoryChanges,
  directoryConnections,
  directoryPeople,
  grants,
  memberships,
  oidcClients,
  outbox,
  sessionConnections,
  sessions,
} from '../../tables'
import { copyDemoData } from '../../testing/demo/copyDemoData'
import { serveVendor } from '../../testing/servers/serveVendor'
import { type SpawnedService, spawnReady } from '../../testing/servers/spawnService'
import { TestBrowser } from '../oidc/testing/TestBrowser'
import { beginSignIn, redirectUri } from '../oidc/testing/testClient'
import { signInAs } from '../session/testSession'

/** In milliseconds, twice of what is promised, because the machines of tests are busy. */
const longest = { refused: 4000, told: 10_000 }

const { companyId, userIds, accounts } = demo
const people = 600
const data = copyDemoData('china-killed')
const world = new VendorWorld({ people, departments: 40, levels: 4, firstMobile: 17_600_000_000 })
world.putPerson({
  ...{ id: 'known', name: '已有成员', mobile: accounts.member, employeeNo: '' },
  ...{ departmentIds: [3], isDisabled: false },
})
const vendor = await serveVendor('wecom', world)

/** When the product's server was told that a session ended. */
const told: number[] = []
const product = createServer((_, response) => {
  told.push(Date.now())
  response.end()
}).listen(0, '127.0.0.1')

await once(product, 'listening')
const productAddress = `http://127.0.0.1:${(product.address() as AddressInfo).port}`
const environment = { ATRIUM_DATA_DIR: data, DEMO_DATA: 'on', WECOM_ADDRESS: vendor.address }
afterAll(() => {
  vendor.close()
  product.close()
  rmSync(data, { recursive: true, force: true })
})

it('continues after kill -9 without doubles, and then lets nobody in who left', async () => {
  let service = await spawnReady(environment)
  const as = (await signInAs(service, accounts.superAdministrator)).data.accessToken
  const member = (await signInAs(service, accounts.member)).data.accessToken
  const sender = { as, company: companyId }
  const connecting = await service.request(calls.connectChinaDirectory, { body: settings }, sender)
  const { directoryId, ...callback } = connecting.data
  const own = { enterPriseId: companyId, directoryId }
  const { differenceId } = (await service.request(calls.readChinaDirectory, { body: own }, sender)).data
  const one = { ...own, differenceId }
  const find = async () => (await service.request(calls.getDifference, { query: one }, sender)).data
  await expect.poll(async () => (await find()).state, { interval: 50 }).toBe('ready')
  await service.request(calls.decideLinks, { body: { ...one, decision: 'link' } }, sender)
  expect((await service.request(calls.applyDifference, { body: one }, sender)).code).toBe(0)
  // A request would wait for each portion in turn, and answer when all is over.
  await sleep(400)
  await service.end('SIGKILL')

  const clientId = crypto.randomUUID()
  const mainId = await onDatabase(async (db) => {
    const stopped = await doneOf(db, differenceId)
    expect(stopped).toMatchObject({ waiting: expect.any(Number) })
    await requireInvitedOnce(db, differenceId, directoryId)
    await db
      .update(directoryConnections)
      .set({ policy: 'automatic' })
      .where(eq(directoryConnections.directoryId, directoryId))
    return prepareMember(db, clientId)
  })

  service = await spawnReady(environment)
  await expect.poll(async () => (await find()).state, { interval: 100 }).toBe('applied')
  expect(await find()).toMatchObject({ done: 640, skipped: 0, failed: 0 })

  await signInToProduct(service, clientId, member)
  const seats = async () =>
    (await service.request(authorisationOperations.getProduct, { query: { mainId } }, sender)).data
      .unUsedCount
  const free = await seats()
  const open = async () =>
    (await service.request(profileOperations.getProfile, { query: {} }, { as: member })).status
  expect(await open()).toBe(200)
  world.leave('known')
  const secrets = { clientId: 'demo', token: callback.callbackToken, key: callback.callbackKey }
  const sending = { kind: 'person', did: 'removed', id: 'known', now: new Date(), nonce: 'left' } as const
  const { query, headers, body } = vendorCallback('wecom', secrets, sending)
  const { pathname } = new URL(callback.callbackAddress)
  const since = Date.now()
  const answer = await fetch(`${service.origin}${pathname}?${query}`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  await expect.poll(open, { interval: 20 }).toBe(401)
  expect(await seats()).toBe(free + 1)
  const refused = Date.now() - since
  await expect.poll(() => told.length, { interval: 20 }).toBe(1)
  const signedOut = (told[0] ?? 0) - since
  console.info(`refused, and the seat back, after ${refused} ms; product signed out after ${signedOut} ms`)
  expect(refused).toBeLessThan(longest.refused)
  expect(signedOut).toBeLessThan(longest.told)
  expect(await service.end()).toBe(0)

  await onDatabase(async (db) => {
    expect(await doneOf(db, differenceId)).toEqual({ done: 640 })
    await requireInvitedOnce(db, differenceId, directoryId)
    const stored = await db
      .select({ externalId: directoryPeople.externalId })
      .from(directoryPeople)
      .where(eq(directoryPeople.directoryId, directoryId))
    expect(new Set(stored.map(({ externalId }) => externalId)).size).toBe(people + 1)
    expect(stored).toHaveLength(people + 1)
    const ofMember = and(eq(memberships.companyId, companyId), eq(memberships.userId, userIds.member))
    expect(await db.$count(memberships, ofMember)).toBe(0)
  })
})

const settings = {
  ...{ enterPriseId: companyId, kind: 'wecom' as const, directoryName: '企业微信' },
  ...{ clientId: 'demo', secret: 'demo-secret', rootId: '', enterpriseDepartmentId: demo.departmentIds.top },
  ...{ schedule: 'off' as const, hour: 2, policy: 'byHand' as const, threshold: 5 },
}

async function doneOf(db: Connection, differenceId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: directoryChanges.state, count: count() })
    .from(directoryChanges)
    .where(eq(directoryChanges.differenceId, differenceId))
    .groupBy(directoryChanges.state)
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

/** Everybody whose invitation is done got one message, and nobody else any; each has one audit row. */
async function requireInvitedOnce(db: Connection, differenceId: string, directoryId: string): Promise<void> {
  const invited = await db
    .select({ phone: directoryChanges.phone })
    .from(directoryChanges)
    .where(
      and(
        eq(directoryChanges.differenceId, differenceId),
        eq(directoryChanges.change, 'invited'),
        eq(directoryChanges.state, 'done'),
      ),
    )
  const sent = await db.select({ phone: outbox.recipient }).from(outbox).where(like(outbox.recipient, '176%'))
  const phones = (rows: readonly { readonly phone: string | null }[]) =>
    rows.map((row) => row.phone).toSorted()
  expect(phones(sent)).toEqual(phones(invited))
  const written = and(
    eq(auditRows.actorId, `directory:${directoryId}`),
    eq(auditRows.operation, 'inviteByMessage'),
  )
  expect(await db.$count(auditRows, written)).toBe(invited.length)
}

/** A product is registered, and the member's session becomes one that the company's connection opened. */
async function prepareMember(db: Connection, clientId: string): Promise<string> {
  await db.insert(oidcClients).values({
    ...{ id: clientId, name: '产品', nameEnglish: 'Product', kind: 'browser', isFirstParty: true },
    ...{ scopes: ['openid', 'profile'], redirectUris: [redirectUri], logoutUris: [], createdAt: new Date() },
    backchannelLogoutUri: `${productAddress}/logout`,
  })
  const opened = await db
    .update(sessions)
    .set({ isOwn: false })
    .where(and(eq(sessions.userId, userIds.member), isNull(sessions.endedAt)))
    .returning({ sessionId: sessions.id })
  await db.insert(sessionConnections).values(
    opened.map(({ sessionId }) => ({
      ...{ companyId, sessionId, connectionId: 'connection' },
      signedInAt: new Date(),
    })),
  )
  const [seat] = await db
    .select({ mainId: grants.mainId })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        eq(grants.userId, userIds.member),
        ne(grants.mainId, demo.mainIds.hvac),
      ),
    )
  if (!seat) throw new Error('The member has no licence.')
  return seat.mainId
}

async function signInToProduct(service: SpawnedService, clientId: string, as: string): Promise<void> {
  const configuration = await client.discovery(new URL(service.origin), clientId, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  })
  const { url, checks } = await beginSignIn(configuration)
  const { origin, request } = service
  const browser = new TestBrowser({ origin, request, fetch: (address, init) => fetch(address, init) }, as)
  const returned = await browser.signIn(url, { decision: 'allow', companyId })
  const tokens = await client.authorizationCodeGrant(configuration, returned, checks)
  expect(tokens.claims()?.sub).toBe(userIds.member)
}

async function onDatabase<T>(work: (db: Connection) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfiguration(environment), () => {})
  try {
    return await work(database.connection)
  } finally {
    await database.close()
  }
}
