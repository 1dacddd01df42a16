import { connectionsErrors } from '@atrium/contracts/connections/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { idpMetadata } from '../../../adapters/standInIdp/idpMetadata'
import { signElement, writeAssertion, writeResponse } from '../../../adapters/standInIdp/samlDocuments'
import { Refusal } from '../../../platform/refusal/Refusal'
import { identityOf } from './identityOf'
import { nameIdFormats } from './namespaces'
import { readIdpMetadata } from './readIdpMetadata'
import { samlDetailsOf } from './samlDetailsOf'
import { addresses, faultOf, issuer, newIdpKey, now, openScene, type Scene } from './testing/samlScene'
import { writeSpMetadata } from './writeSpMetadata'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('an answer', () => {
  it('says who signed in, with everything that is stated', async () => {
    const sessionEndsAt = later(3600)
    const assertion = await scene.read(scene.answer({ sessionEndsAt }))
    expect(assertion).toMatchObject({ inResponseTo: '_request', authenticatedAt: now })
    expect(identityOf(assertion)).toEqual({
      subject: 'lin@example.com',
      isPassing: false,
      mail: 'lin@example.com',
      isMailUnverified: false,
      displayName: '',
      claims: { mail: ['lin@example.com'], groups: ['designers', 'everybody'] },
      sessionEndsAt,
    })
  })

  it('may be signed as a whole, too', async () => {
    expect(await scene.read(signElement(scene.answer(), 'Response', scene.idp))).toMatchObject({
      subject: 'lin@example.com',
    })
  })

  it.each([
    'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    'http://www.w3.org/2009/xmlenc11#aes128-gcm',
    'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
    'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  ])('may be encrypted with %s', async (algorithm) => {
    const assertion = scene.signed(writeAssertion(scene.statement))
    const xml = await scene.encrypted(assertion, undefined, algorithm)
    expect(await scene.read(xml)).toMatchObject({ subject: 'lin@example.com' })
  })

  it('may be encrypted, with a signed response around it', async () => {
    const xml = await scene.encrypted(scene.signed(writeAssertion(scene.statement)))
    expect(await scene.read(signElement(xml, 'Response', scene.idp))).toMatchObject({
      inResponseTo: '_request',
    })
  })

  it('may be encrypted for a former key of ours', async () => {
    const former = { ...(await newIdpKey()), id: 'former', createdAt: now, retiredAt: now }
    const xml = await scene.encrypted(scene.signed(writeAssertion(scene.statement)), former.certificatePem)
    expect(await scene.read(xml, now, [scene.key, former])).toMatchObject({ subject: 'lin@example.com' })
    expect(await faultOf(scene.read(xml))).toBe('encryptionWrong')
  })

  it.each([
    ['rsa-sha512', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'],
    ['RSA-PSS', 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1'],
  ])('may be signed with %s', async (_, signatureAlgorithm) => {
    const xml = scene.answer({}, { ...scene.idp, signatureAlgorithm })
    expect(await scene.read(xml)).toMatchObject({ subject: 'lin@example.com' })
  })

  it('keeps names with special characters and Chinese names', async () => {
    const attributes = { displayName: ['林 & <青瓦> "设计"'], sn: ['林'], givenName: ['青瓦'] }
    expect(identityOf(await scene.read(scene.answer({ attributes })))).toMatchObject({
      displayName: '林 & <青瓦> "设计"',
    })
    const { displayName: _, ...parts } = attributes
    expect(identityOf(await scene.read(scene.answer({ attributes: parts })))).toMatchObject({
      displayName: '林青瓦',
    })
  })

  it('has values of one attribute that is stated twice', async () => {
    const assertion = writeAssertion(scene.statement).replace(
      '</saml:AttributeStatement>',
      '<saml:Attribute Name="groups"><saml:AttributeValue>late</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>',
    )
    const read = await scene.read(writeResponse(scene.statement, scene.signed(assertion)))
    expect(read.attributes.get('groups')).toEqual(['designers', 'everybody', 'late'])
  })

  it.each([
    ['Entra', { 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress': ['Lin@Example.com'] }],
    ['ADFS', { 'http://schemas.xmlsoap.org/claims/EmailAddress': ['lin@example.com'] }],
    ['Okta', { email: ['lin@example.com'] }],
    ['numbers of the standard', { 'urn:oid:0.9.2342.19200300.100.1.3': ['lin@example.com'] }],
  ])('has the mail address by the names of %s', async (_, attributes) => {
    expect(identityOf(await scene.read(scene.answer({ attributes, nameId: 'x' }))).mail).toBe(
      'lin@example.com',
    )
  })

  it('has the mail address as the subject, if its format says so', async () => {
    const change = { attributes: {}, nameIdFormat: nameIdFormats.emailAddress }
    expect(identityOf(await scene.read(scene.answer(change))).mail).toBe('lin@example.com')
    expect(identityOf(await scene.read(scene.answer({ attributes: {} }))).mail).toBe('')
  })

  it('says when its subject changes with each sign-in', async () => {
    const read = await scene.read(scene.answer({ nameIdFormat: nameIdFormats.transient }))
    expect(identityOf(read).isPassing).toBe(true)
  })

  it('counts within two minutes before and after its time', async () => {
    const xml = scene.answer()
    expect(await faultOf(scene.read(xml, later(-119)))).toBe('accepted')
    expect(await faultOf(scene.read(xml, later(-121)))).toBe('early')
    expect(await faultOf(scene.read(xml, later(419)))).toBe('accepted')
    expect(await faultOf(scene.read(xml, later(420)))).toBe('late')
  })

  it('reports what the identity provider refused', async () => {
    const status =
      '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode>'
    const xml = writeResponse(scene.statement, '').replace(/<samlp:StatusCode .*?\/>/, status)
    await expect(scene.read(xml)).rejects.toMatchObject({
      fault: 'refusedThere',
      message: 'refusedThere: Responder, AuthnFailed',
    })
  })
})

describe('metadata of an identity provider', () => {
  const address = 'https://id.example.com/sso'
  const good = () => idpMetadata(issuer, address, [scene.idp])
  const fault = (xml: string, at = now) => faultOf(Promise.resolve().then(() => readIdpMetadata(xml, at)))

  it('has its name, address and certificates', () => {
    expect(readIdpMetadata(good(), now)).toEqual({
      kind: 'saml',
      entityId: issuer,
      ssoAddress: address,
      certificates: [
        {
          pem: scene.idp.certificatePem,
          subject: 'CN=id.example.com',
          fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
          startsAt: '2020-01-01T00:00:00.000Z',
          endsAt: '2030-01-01T00:00:00.000Z',
        },
      ],
    })
  })

  it('may be inside of a list, and have comments', () => {
    const inner = good().replace(/^<\?xml.*\?>\n/, '<!-- made by hand -->')
    const list = `\uFEFF<?xml version="1.0"?>\n<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${inner}</EntitiesDescriptor>`
    expect(readIdpMetadata(list, now)).toMatchObject({ entityId: issuer })
  })

  it('loses certificates that have ended', async () => {
    const former = await newIdpKey(new Date('2025-01-01T00:00:00Z'))
    const both = idpMetadata(issuer, address, [former, scene.idp])
    expect(readIdpMetadata(both, now).certificates.map(({ pem }) => pem)).toEqual([scene.idp.certificatePem])
    expect(await fault(idpMetadata(issuer, address, [former]))).toBe('certificateEnded')
  })

  it.each<[string, (xml: string) => string, string]>([
    ['something else', () => 'hello', 'unreadable'],
    ['nothing', () => ' ', 'unreadable'],
    ['a page', () => '<html><body>Sign in</body></html>', 'notMetadata'],
    ['a cut document', (xml) => xml.slice(0, -20), 'unreadable'],
    ['an attribute without quotes', (xml) => xml.replace('use="signing"', 'use=signing'), 'unreadable'],
    ['a DTD', (xml) => xml.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'), 'unreadable'],
    ['an unknown entity', (xml) => xml.replace('IdP', '&b;').replace(issuer, '&b;'), 'unreadable'],
    ['a service provider', (xml) => xml.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'notMetadata'],
    ['SAML 1.1', (xml) => xml.replace('SAML:2.0:protocol', 'SAML:1.1:protocol'), 'notMetadata'],
    ['no name', (xml) => xml.replace(/ entityID="[^"]*"/, ''), 'notMetadata'],
    ['no certificate', (xml) => xml.replace(/<md:KeyDescriptor.*<\/md:KeyDescriptor>/, ''), 'noCertificate'],
    ['a certificate for encryption only', (xml) => xml.replace('"signing"', '"encryption"'), 'noCertificate'],
    ['a broken certificate', (xml) => xml.replace('Certificate>MII', 'Certificate>AAA'), 'noCertificate'],
    ['only an address for HTTP-POST', (xml) => xml.replace('HTTP-Redirect', 'HTTP-POST'), 'noAddress'],
    ['an address without TLS', (xml) => xml.replace(address, 'http://id.example.com/sso'), 'insecureAddress'],
    ['an address that is code', (xml) => xml.replace(address, 'javascript:alert(1)'), 'insecureAddress'],
    [
      'an address with a password',
      (xml) => xml.replace(address, 'https://a:b@id.example.com/'),
      'insecureAddress',
    ],
    [
      'a date that has passed',
      (xml) => xml.replace(' entityID', ' validUntil="2026-01-01T00:00:00Z" entityID'),
      'metadataEnded',
    ],
    [
      'two identity providers',
      (xml) => xml.replace(/<md:IDPSSODescriptor[\s\S]*<\/md:IDPSSODescriptor>/, (one) => one + one),
      'severalProviders',
    ],
    ['a depth that exhausts readers', () => '<a>'.repeat(30_000) + '</a>'.repeat(30_000), 'unreadable'],
    ['too much', (xml) => `${xml}<!--${'x'.repeat(300_000)}-->`, 'unreadable'],
  ])('is refused with %s', async (_, change, expected) => {
    expect(await fault(change(good()))).toBe(expected)
  })

  it('is refused with a sentence that says what to do, in both languages', async () => {
    const refusalOf = (xml: string, at = now) => {
      try {
        return samlDetailsOf(xml, at)
      } catch (error) {
        return error instanceof Refusal ? error.entry : error
      }
    }
    expect(refusalOf(good())).toMatchObject({ entityId: issuer })
    expect(refusalOf('hello')).toMatchObject({
      code: connectionsErrors.metadataInvalid,
      chinese: expect.stringContaining('重新下载'),
      english: expect.stringContaining('Download'),
    })
    expect(refusalOf(good(), new Date('2031-01-01T00:00:00Z'))).toMatchObject({
      code: connectionsErrors.certificateExpired,
    })
  })

  it('may name an address on the same machine', () => {
    const local = good().replace(address, 'http://127.0.0.1:8080/sso')
    expect(readIdpMetadata(local, now)).toMatchObject({ ssoAddress: 'http://127.0.0.1:8080/sso' })
  })
})

describe('our metadata', () => {
  it('names our addresses and keys, and what we want', () => {
    const xml = writeSpMetadata(addresses, [scene.key])
    expect(xml).toContain(`entityID="${addresses.entityId}"`)
    expect(xml).toContain('AuthnRequestsSigned="true" WantAssertionsSigned="true"')
    expect(xml).toMatch(
      /AssertionConsumerService [^>]*HTTP-POST" Location="https:\/\/atrium\.example\/saml\/company\/connection\/acs"/,
    )
    expect(xml.match(/use="signing"/g)).toHaveLength(1)
    expect(xml.match(/use="encryption"/g)).toHaveLength(1)
    expect(xml).not.toContain('PRIVATE')
  })

  it('publishes both keys after a rotation, and lets answers be encrypted for the new one', async () => {
    const newer = { ...(await newIdpKey()), id: 'newer', createdAt: later(1), retiredAt: null }
    const xml = writeSpMetadata(addresses, [{ ...scene.key, retiredAt: later(1) }, newer])
    const body = newer.certificatePem.replace(/-----[^-]+-----|\s+/g, '').slice(-60)
    const encryption = xml.replace(/\s+/g, '').split('use="encryption"')[1]
    expect(xml.match(/use="signing"/g)).toHaveLength(2)
    expect(encryption).toContain(body)
  })
})
