import { hubPath } from '@atrium/contracts/realtime/contract'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { generateKeyPair } from 'dpop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../platform/events'
import { openPage } from '../../platform/hub/testing/openPage'
import { type ServedHub, serveHub } from '../../platform/hub/testing/serveHub'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { askForToken, operate, provenBy, registerSite, type TestSite, thumbprintOf } from './testSite'

const { companyId, secondCompanyId, userIds } = demo
let served: ServedHub
let site: TestSite
beforeAll(async () => {
  served = await serveHub({
    fill: seedDemo,
    now: new Date(),
    hub: { keepAlive: 80, timeout: 3000, sweep: 100, handshake: 5000, messages: 20 },
  })
  site = await registerSite(served.service, { scopes: ['departments:read', 'bulkLicences:read'] })
})
afterAll(() => served.close())

const userId = userIds.superAdministrator
const tokenFor = async (scopes: string[], more: { keyThumbprint?: string } = {}) =>
  (await askForToken(served.service, site, { scopes, ...more })).data.token

const tell = (company: string, changeId: string) =>
  served.service.database.transaction(async (db) => {
    const payload = { changeId, isAtRest: true, enterPriseId: company }
    await publish(db, { userIds: [userId], target: 'OnBulkChange', payload })
    await publish(db, { userIds: [userId], target: 'OnMenusChanged' })
    await publish(db, { userIds: [userId], target: 'OnMenusChanged', payload: { enterpriseId: company } })
  })

it('sends a page of a site the events of its company and scopes only', async () => {
  const { origin } = site
  const reader = await openPage(served.origin, { token: await tokenFor(['bulkLicences:read']), origin })
  const other = await openPage(served.origin, { token: await tokenFor(['departments:read']), origin })
  await tell(secondCompanyId, 'foreign')
  await tell(companyId, 'own')
  expect((await reader.event('OnMenusChanged')).payload).toEqual({ enterpriseId: companyId })
  expect((await other.event('OnMenusChanged')).payload).toEqual({ enterpriseId: companyId })
  const changes = ({ arrived }: typeof reader) => arrived.filter(({ target }) => target === 'OnBulkChange')
  expect(changes(reader)).toHaveLength(1)
  expect(JSON.stringify(changes(reader))).toContain('own')
  expect(changes(other)).toEqual([])
  reader.end()
  other.end()
})

it('accepts a token from its origin only, without EMBED_ORIGINS', async () => {
  const token = await tokenFor(['departments:read'])
  await expect(openPage(served.origin, { token, origin: 'https://evil.example' })).rejects.toThrow('401')
  await expect(openPage(served.origin, { token })).rejects.toThrow('401')
  const page = await openPage(served.origin, { token, origin: site.origin })
  page.end()
})

it('needs a proof of the key that the token is bound to', async () => {
  const pair = await generateKeyPair('ES256')
  const token = await tokenFor(['departments:read'], { keyThumbprint: await thumbprintOf(pair) })
  const { origin } = site
  await expect(openPage(served.origin, { token, origin })).rejects.toThrow('401')
  const query = new URLSearchParams(await provenBy(pair, token, 'GET', hubPath)).toString()
  expect(query).toContain(browserProofHeader)
  const page = await openPage(served.origin, { token, origin, query })
  await page.next(({ target }) => target === 'OnResumed')
  const renew = async (invocationId: string, ...given: string[]) => {
    page.send({ type: 1, target: 'UpdateToken', invocationId, arguments: given })
    return page.next((message) => message.invocationId === invocationId)
  }
  const newer = await tokenFor(['departments:read'], { keyThumbprint: await thumbprintOf(pair) })
  expect(await renew('bare', newer)).toHaveProperty('error')
  const { [browserProofHeader]: proof = '' } = await provenBy(pair, newer, 'GET', hubPath)
  expect(await renew('proven', newer, proof)).toMatchObject({ result: true })
  page.end()
})

it('goes on with the next token of the same person, and of nobody else', async () => {
  const page = await openPage(served.origin, {
    token: await tokenFor(['departments:read']),
    origin: site.origin,
  })
  await page.next(({ target }) => target === 'OnResumed')
  const others = await askForToken(served.service, site, { person: { id: userIds.administrator } })
  const updated = (invocationId: string, token: string) => {
    page.send({ type: 1, target: 'UpdateToken', invocationId, arguments: [token] })
    return page.next((answer) => answer.invocationId === invocationId)
  }
  expect(await updated('0', await tokenFor(['departments:read']))).toMatchObject({ result: true })
  expect(await updated('1', others.data.token)).toHaveProperty('error')
  page.end()
})

it('tells the page when the site is revoked, and disconnects it', async () => {
  const own = await registerSite(served.service)
  const { data } = await askForToken(served.service, own)
  const page = await openPage(served.origin, { token: data.token, origin: own.origin })
  await page.next(({ target }) => target === 'OnResumed')
  await operate(served.service, 'embedders', 'revoke', own.id)
  expect((await page.event('OnSessionEnded')).payload).toEqual({ because: 'endedByOperator' })
  await page.closed
})
