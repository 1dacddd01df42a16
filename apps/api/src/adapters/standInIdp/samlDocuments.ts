import { createPublicKey, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { SignedXml } from 'xml-crypto'
import { type EncryptionAlgorithm, encrypt, type KeyEncryptionAlgorithm } from 'xml-encryption'

/** What an identity provider states about a person. */
export interface Statement {
  /** The identity provider's entity id. */
  readonly issuer: string
  readonly audience: string
  readonly acs: string
  /** Id of the request; undefined: nobody asked. */
  readonly inResponseTo: string | undefined
  readonly nameId: string
  readonly nameIdFormat: string
  readonly attributes: Readonly<Record<string, readonly string[]>>
  readonly now: Date
  /** When the session there ends; undefined: it doesn't say. */
  readonly sessionEndsAt?: Date
}

export interface IdpKey {
  readonly certificatePem: string
  readonly privatePem: string
}

const lifeMilliseconds = 5 * 60_000

const newId = () => `_${randomBytes(20).toString('hex')}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const respondsTo = (id: string | undefined) => (id === undefined ? '' : ` InResponseTo="${escaped(id)}"`)

/** An assertion without a signature. */
export function writeAssertion(statement: Statement): string {
  const { issuer, audience, acs, inResponseTo, nameId, nameIdFormat, attributes, now, sessionEndsAt } =
    statement
  const until = new Date(now.getTime() + lifeMilliseconds).toISOString()
  const values = Object.entries(attributes).map(
    ([name, all]) =>
      `<saml:Attribute Name="${escaped(name)}">${all.map((value) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  )
  const session = sessionEndsAt ? ` SessionNotOnOrAfter="${sessionEndsAt.toISOString()}"` : ''
  return [
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}">`,
    `<saml:Issuer>${escaped(issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${escaped(nameIdFormat)}">${escaped(nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${escaped(acs)}"${respondsTo(inResponseTo)}/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${now.toISOString()}" NotOnOrAfter="${until}">`,
    `<saml:AudienceRestriction><saml:Audience>${escaped(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${now.toISOString()}"${session}><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>`,
    values.length > 0 ? `<saml:AttributeStatement>${values.join('')}</saml:AttributeStatement>` : '',
    `</saml:Assertion>`,
  ].join('')
}

/** A response without an assertion: nobody was signed in. */
export const writeRefusal = (about: Parameters<typeof writeResponse>[0], status: string): string =>
  writeResponse(about, '').replace(
    /<samlp:StatusCode [^>]*>/,
    `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="${status}"/></samlp:StatusCode>`,
  )

/** A response around an assertion, which may be signed or encrypted. */
export function writeResponse(
  { issuer, acs, inResponseTo, now }: Pick<Statement, 'issuer' | 'acs' | 'inResponseTo' | 'now'>,
  assertion: string,
): string {
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${escaped(acs)}"${respondsTo(inResponseTo)}>`,
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${escaped(issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
    assertion,
    `</samlp:Response>`,
  ].join('')
}

export interface Signing extends IdpKey {
  readonly signatureAlgorithm?: string
  readonly digestAlgorithm?: string
}

/** The document with a signature of its element of this name, after the element's issuer. */
export function signElement(xml: string, name: 'Assertion' | 'Response', signing: Signing): string {
  const path = `//*[local-name(.)='${name}']`
  const signature = new SignedXml({
    privateKey: signing.privatePem,
    publicCert: signing.certificatePem,
    signatureAlgorithm: signing.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  signature.addReference({
    xpath: path,
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
    digestAlgorithm: signing.digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signature.getSignedXml()
}

/** An `EncryptedAssertion` for the holder of this certificate. */
export async function encryptAssertion(
  assertion: string,
  certificatePem: string,
  encryptionAlgorithm: EncryptionAlgorithm = 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  keyEncryptionAlgorithm: KeyEncryptionAlgorithm = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
): Promise<string> {
  const publicPem = createPublicKey(certificatePem).export({ type: 'spki', format: 'pem' }).toString()
  const data = await promisify(encrypt)(assertion, {
    rsa_pub: publicPem,
    pem: certificatePem,
    encryptionAlgorithm,
    keyEncryptionAlgorithm,
    warnInsecureAlgorithm: false,
  })
  return `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${data}</saml:EncryptedAssertion>`
}
