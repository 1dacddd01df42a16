import { connectionsOperations } from '@atrium/contracts/connections/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { samlDetailsOf } from '../../features/connections/saml/samlDetailsOf'
import { samlProtocol } from '../../features/connections/saml/samlProtocol'
import { demo } from '../../seed/demo'
import { standInIdpKeys } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'

const { companyId } = demo
const attempt = { state: 's'.repeat(43), verifier: 'v', redirectUri: '' }

let service: TestService
let facts: Parameters<ReturnType<typeof samlProtocol>['begin']>[0]
beforeAll(async () => {
  service = await createDemoService()
  const { userId, sessionId } = await openDemoSession(service, 'superAdministrator')
  const from = { as: { userId, sessionId }, company: companyId }
  const metadata = await (await service.app.request('/standInIdp/metadata')).text()
  const enterPriseId = companyId
  const added = { body: { enterPriseId, connectionName: 'SAML', kind: 'saml' as const } }
  const { connectionId } = (await service.request(connectionsOperations.addConnection, added, from)).data
  const saved = { body: { enterPriseId, connectionId, metadata } }
  await service.request(connectionsOperations.saveSamlConnection, saved, from)
  facts = { companyId, connectionId, details: samlDetailsOf(metadata, service.clock.now()), secret: '' }
})
afterAll(() => service.close())

const protocol = () => samlProtocol(service.ports, service.database.connection)
const pathOf = (address: string) => address.replace(new URL(address).origin, '')

/** What its form sends after this choice, on to our address and the page. */
async function choose(choice: Record<string, string>) {
  const path = pathOf(await protocol().begin(facts, attempt, { loginHint: '', isFresh: false }))
  const page = await service.app.request(path, { method: 'POST', body: new URLSearchParams(choice) })
  const text = await page.text()
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  const [, action = ''] = / action="([^"]+)"/.exec(text) ?? []
  const answer = await service.app.request(pathOf(action), {
    method: 'POST',
    body: new URLSearchParams({ SAMLResponse: field('SAMLResponse'), RelayState: field('RelayState') }),
  })
  return Object.fromEntries(new URLSearchParams(answer.headers.get('location')?.split('#')[1]))
}

it('asks who the person is, in both languages', async () => {
  const path = pathOf(await protocol().begin(facts, attempt, { loginHint: '', isFresh: false }))
  const page = await service.app.request(path)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('您是哪一位？')
  expect(await (await service.app.request(`${path}&lang=en`)).text()).toContain('Who are you?')
})

it('signs people in', async () => {
  const { code = '', state = '' } = await choose({ decision: 'allow', mail: 'linmo@yunzhu.example' })
  expect(await protocol().identify(facts, attempt, { code, state })).toMatchObject({
    mail: 'linmo@yunzhu.example',
    displayName: '林墨',
    claims: { department: ['结构所'], groups: ['engineers'] },
  })
})

it('tells us when somebody cancels', async () => {
  expect(await choose({ decision: 'refuse' })).toMatchObject({ error: 'refused', reason: 'refusedThere' })
})

it('answers nobody else', async () => {
  const begun = new URL(await protocol().begin(facts, attempt, { loginHint: '', isFresh: false }))
  const { deflateRawSync } = await import('node:zlib')
  const forged =
    '<q ID="_a" AssertionConsumerServiceURL="https://evil.example/acs"><x>https://evil.example</saml:Issuer>'
  for (const request of ['', 'AAAA', deflateRawSync(forged).toString('base64')]) {
    begun.searchParams.set('SAMLRequest', request)
    expect((await service.app.request(pathOf(begun.href))).status).toBe(400)
  }
})

it('has one key, encrypted in the database', async () => {
  await Promise.all([
    service.app.request('/standInIdp/metadata'),
    service.app.request('/standInIdp/metadata'),
  ])
  const rows = await service.database.connection.select().from(standInIdpKeys)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('PRIVATE')
})
