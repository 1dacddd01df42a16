import { inflateRawSync } from 'node:zlib'
import { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { connectionsOperations } from '@atrium/contracts/connections/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idpMetadata } from '../../../adapters/standInIdp/idpMetadata'
import {
  type IdpKey,
  signElement,
  writeAssertion,
  writeResponse,
} from '../../../adapters/standInIdp/samlDocuments'
import { demo } from '../../../seed/demo'
import { companyDomains } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../../testing/demo/demoService'
import { nameIdFormats } from './namespaces'
import { newIdpKey } from './testing/samlScene'

const { companyId } = demo
const entityId = 'https://id.example.com/saml'

let service: TestService
let idp: IdpKey
let as: { userId: string; sessionId: string }
beforeAll(async () => {
  ;[service, idp] = await Promise.all([createDemoService(), newIdpKey()])
  const { userId, sessionId } = await openDemoSession(service, 'superAdministrator')
  as = { userId, sessionId }
  const now = service.clock.now()
  await service.database.connection
    .insert(companyDomains)
    .values({ companyId, domain: 'example.com', token: 'x', addedAt: now, verifiedAt: now })
})
afterAll(() => service.close())

/** What the identity provider sends after a sign-in of this person, by the browser to us and on to the page. */
async function answerAt(address: string, nameId: string) {
  const { SAMLRequest = '', RelayState = '' } = Object.fromEntries(new URL(address).searchParams)
  const request = inflateRawSync(Buffer.from(SAMLRequest, 'base64')).toString()
  const [, inResponseTo = ''] = / ID="([^"]+)"/.exec(request) ?? []
  const [, acs = ''] = / AssertionConsumerServiceURL="([^"]+)"/.exec(request) ?? []
  const [, audience = ''] = />([^<]+)<\/saml:Issuer>/.exec(request) ?? []
  const stated = {
    ...{ issuer: entityId, audience, acs, inResponseTo, nameId },
    nameIdFormat: nameIdFormats.persistent,
    attributes: { mail: [`${nameId}@example.com`], displayName: ['林青瓦'] },
    now: service.clock.now(),
  }
  const xml = writeResponse(stated, signElement(writeAssertion(stated), 'Assertion', idp))
  const response = await service.app.request(new URL(acs).pathname, {
    method: 'POST',
    body: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState }),
  })
  const fragment = new URLSearchParams(response.headers.get('location')?.split('#')[1])
  return { code: fragment.get('code') ?? '', state: fragment.get('state') ?? '' }
}

it('leads from metadata to a test, and then to sign-ins of people', async () => {
  const enterPriseId = companyId
  const from = { as, company: companyId }
  const { connectionId } = (
    await service.request(
      connectionsOperations.addConnection,
      { body: { enterPriseId, connectionName: 'SAML', kind: 'saml' } },
      from,
    )
  ).data
  const metadata = idpMetadata(entityId, 'https://id.example.com/sso', [idp])
  const saved = { body: { enterPriseId, connectionId, metadata } }
  expect((await service.request(connectionsOperations.saveSamlConnection, saved, from)).data).toBe(true)
  const { data } = await service.request(
    connectionsOperations.getConnection,
    { query: { enterPriseId, connectionId } },
    from,
  )
  expect(data.saml).toMatchObject({ entityId, certificates: [{ subject: 'CN=id.example.com' }] })
  expect(data.ours.acsAddress).toContain(`/saml/${companyId}/${connectionId}/acs`)

  const test = (
    await service.request(
      connectionsOperations.beginConnectionTest,
      { body: { enterPriseId, connectionId } },
      from,
    )
  ).data
  const tested = { ...(await answerAt(test.address, 'lin')), attempt: test.attempt, connectionId }
  const ticket = (
    await service.request(companySignInOperations.exchangeCompanyAnswer, { body: tested }, from)
  ).data
  expect(ticket).toMatchObject({ purpose: 'test', mail: 'lin@example.com', displayName: '林青瓦' })
  const result = await service.request(
    connectionsOperations.finishConnectionTest,
    { body: { enterPriseId, connectionId, ticket: ticket.ticket } },
    from,
  )
  expect(result.data).toMatchObject({ subject: 'lin', problems: [] })
  await service.request(
    connectionsOperations.switchConnection,
    { body: { enterPriseId, connectionId, isOn: true } },
    from,
  )

  const begun = (
    await service.request(companySignInOperations.beginCompanySignIn, { body: { companyId, connectionId } })
  ).data
  const answer = { ...(await answerAt(begun.address, 'lin')), attempt: begun.attempt, connectionId }
  const signIn = await service.request(companySignInOperations.exchangeCompanyAnswer, { body: answer })
  expect(signIn.data).toMatchObject({ purpose: 'signIn', displayName: '林青瓦', isLinked: false })
  const again = await service.request(companySignInOperations.exchangeCompanyAnswer, { body: answer })
  expect(again.code).toBeGreaterThan(0)
})
