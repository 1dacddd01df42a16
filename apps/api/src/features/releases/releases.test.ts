import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import { releasesOperations as operations } from '@atrium/contracts/catalogue/releases/policy'
import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { fillDemoReleases } from '../../seed/fillDemoReleases'
import { auditRows, catalogueProducts, grants, orderItems, products, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { sweepDisk } from '../disk'

const buyer = demo.userIds.superAdministrator
const content = Buffer.from('an installer of some length\n'.repeat(5000))
const sha256 = createHash('sha256').update(content).digest('hex')

let service: TestService
let folder: string
let file: string
beforeAll(async () => {
  service = await createDemoService()
  folder = await mkdtemp(join(tmpdir(), 'atrium-releases-'))
  file = join(folder, 'daylight-3.0-setup.exe')
  await writeFile(file, content)
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const add = (...more: string[]) => operate('releases', 'add', 'daylight', '3.0', 'windows', file, ...more)
const asPerson = (userId: string) => ({ as: { userId } })

/** A permanent licence that was bought. */
async function licence() {
  const query = { pageIndex: 1, pageSize: 100 }
  const { data } = await service.request(ownProductsOperations.listOwned, { query }, asPerson(buyer))
  const found = data.list.find((one) => one.trialCenterProductId === 'daylight')
  return found && { source: found.source, id: found.id, hasReleases: found.hasReleases }
}

const own = async () => {
  const { source = 'bought', id = '' } = (await licence()) ?? {}
  return { source, id } as const
}

const list = async (userId: string = buyer) =>
  service.request(operations.listReleases, { query: await own() }, asPerson(userId))

async function addressOf(releaseId: string): Promise<string> {
  const query = { ...(await own()), releaseId }
  const { data } = await service.request(operations.getInstaller, { query }, asPerson(buyer))
  return data.url
}

const fetchAt = (url: string, headers = {}) =>
  service.app.request(url.replace('http://127.0.0.1:3000', ''), { headers })

it('are added by the vendor, who gets errors for invalid input', async () => {
  await expect(operate('releases', 'add', 'nothing', '1', 'windows', file)).rejects.toThrow('no product')
  await expect(operate('releases', 'add', 'daylight', '1', 'amiga', file)).rejects.toThrow('one of windows')
  await expect(operate('releases', 'add', 'daylight', '1', 'linux', 'setup')).rejects.toThrow('absolute path')
  await expect(operate('releases', 'add', 'daylight', '1', 'linux', folder)).rejects.toThrow('read')
  await expect(add('--address', 'http://example.com/setup.exe')).rejects.toThrow('https')
  expect(await operate('catalogue', 'list')).toMatch(/^daylight {2}\S+ {2}\S+/m)
  await expect(operate('releases', 'remove', 'nothing')).rejects.toThrow('no installer')
  expect((await licence())?.hasReleases).toBe(false)

  expect(await add('--notes', '更快', '--notes-en', 'Faster')).toContain(sha256)
  expect((await licence())?.hasReleases).toBe(true)
  expect(await operate('releases', 'list')).toContain(`daylight  3.0  windows  daylight-3.0-setup.exe`)
  const rows = await service.database.connection
    .select()
    .from(auditRows)
    .where(eq(auditRows.operation, 'operator.releases.add'))
  expect(rows).toHaveLength(1)
})

it('are downloaded whole or in parts by people with a licence, never as a page', async () => {
  const { data } = await list()
  expect(data).toMatchObject([
    { version: '3.0', platform: 'windows', size: content.length, sha256, notes: '更快', steps: [] },
  ])
  const url = await addressOf(data[0]?.id ?? '')
  const whole = await fetchAt(url)
  expect(whole.status).toBe(200)
  expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
  expect(whole.headers.get('content-disposition')).toContain(
    "attachment; filename*=UTF-8''daylight-3.0-setup.exe",
  )
  expect(whole.headers.get('content-security-policy')).toContain('sandbox')
  expect(whole.headers.get('content-type')).toBe('application/octet-stream')
  const part = await fetchAt(url, { range: 'bytes=10-19' })
  expect([part.status, await part.text()]).toEqual([206, content.subarray(10, 20).toString()])
})

it('stay when the disk is swept', async () => {
  await sweepDisk(service.ports)
  expect((await fetchAt(await addressOf((await list()).data[0]?.id ?? ''))).status).toBe(200)
})

it('are refused for a tampered address, another licence, and after an hour', async () => {
  const releaseId = (await list()).data[0]?.id ?? ''
  const url = await addressOf(releaseId)
  const changed = (name: string, value: string) => {
    const address = new URL(url)
    address.searchParams.set(name, value)
    return address.href
  }
  expect((await fetchAt(changed('until', '99999999999999'))).status).toBe(404)
  expect((await fetchAt(changed('licence', 'another'))).status).toBe(404)
  expect((await fetchAt(changed('source', 'trial'))).status).toBe(404)
  expect((await fetchAt(url.replace(buyer, demo.userIds.individual))).status).toBe(404)
  expect((await list(demo.userIds.individual)).data).toEqual([])
  const query = { ...(await own()), releaseId }
  const theirs = await service.request(operations.getInstaller, { query }, asPerson(demo.userIds.individual))
  expect(theirs.status).toBe(404)
  service.clock.advance(3_600_001)
  expect((await fetchAt(url)).status).toBe(404)
})

it('are shown in both lists to members with a company’s licence, and to nobody else', async () => {
  const { connection: db } = service.database
  const [product] = await db.select().from(catalogueProducts).where(eq(catalogueProducts.id, 'daylight'))
  const [grant] = await db.select().from(grants).where(eq(grants.companyId, demo.companyId)).limit(1)
  if (!product || !grant) throw new Error('The demo data has both.')
  const { companyId, mainId, userId, id } = grant
  const first = and(eq(products.companyId, companyId), eq(products.mainId, mainId))
  const [batch] = await db.select().from(products).where(first)
  await db.update(products).set({ batchOf: product.licenceId, endAt: null, disabled: false }).where(first)
  const query = { enterPriseId: companyId }
  const as = (who: string) => ({ as: { userId: who }, company: companyId })
  const { data } = await service.request(licenceRequestsOperations.listOwnLicences, { query }, as(userId))
  expect(data.licences.find(({ subId }) => subId === id)).toMatchObject({ hasReleases: true, sn: grant.sn })
  const installedBy = async (who: string) => {
    const whole = { query: { ...query, pageIndex: 1, pageSize: 100 } }
    const { data } = await service.request(authorisationOperations.listProducts, whole, as(who))
    return data.list.find((one) => one.mainId === mainId)?.installedBy
  }
  expect(await installedBy(userId)).toBe(id)
  const held = await db
    .select()
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.mainId, mainId)))
  const stranger = [demo.userIds.superAdministrator, demo.userIds.administrator, demo.userIds.member].find(
    (who) => held.every((one) => one.userId !== who),
  )
  if (stranger) expect(await installedBy(stranger)).toBeNull()
  await db
    .update(products)
    .set({ batchOf: batch?.batchOf ?? null, endAt: batch?.endAt ?? null, disabled: batch?.disabled ?? false })
    .where(first)
})

it('stop with the licence, the account and the release, at every address', async () => {
  const releaseId = (await list()).data[0]?.id ?? ''
  const { connection: db } = service.database
  const url = await addressOf(releaseId)
  await db.update(users).set({ lockedAt: service.clock.now() }).where(eq(users.id, buyer))
  expect((await fetchAt(url)).status).toBe(404)
  await db.update(users).set({ lockedAt: null }).where(eq(users.id, buyer))
  expect((await fetchAt(url)).status).toBe(200)

  const { id } = await own()
  const item = and(eq(orderItems.ownerId, buyer), eq(orderItems.deliveredTo, id))
  await db.update(orderItems).set({ deliveredUntil: service.clock.now() }).where(item)
  expect((await fetchAt(url)).status).toBe(404)
  expect((await list()).data).toEqual([])
  await db.update(orderItems).set({ deliveredUntil: null }).where(item)

  await operate('releases', 'remove', releaseId)
  expect((await fetchAt(url)).status).toBe(404)
  expect((await licence())?.hasReleases).toBe(false)
  await sweepDisk(service.ports)
})

it('may be hosted by the vendor, with its checksum kept by the service', async () => {
  const address = 'https://download.example.com/daylight-3.1.exe'
  expect(await add('--address', address)).toContain(sha256)
  const [release] = (await list()).data
  expect(await addressOf(release?.id ?? '')).toBe(address)
})

it('are included in the demo data, once', async () => {
  const [release] = (await list()).data
  await operate('releases', 'remove', release?.id ?? '')
  await fillDemoReleases(service.ports)
  await fillDemoReleases(service.ports)
  const { data } = await list()
  expect(data.map(({ version }) => version)).toEqual(['2026.2', '2026.1'])
  const content = await fetchAt(await addressOf(data[0]?.id ?? ''))
  expect(await content.text()).toContain('daylight 2026.2')
})
