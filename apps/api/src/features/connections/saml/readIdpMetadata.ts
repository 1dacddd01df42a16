import { X509Certificate } from 'node:crypto'
import { metadataLength } from '@atrium/contracts/connections/contract'
import type { ProviderCertificate, SamlDetails } from '../ProviderDetails'
import { ns, redirectBinding } from './namespaces'
import { attributeOf, childrenOf, elementsIn, readXml, textOf } from './readXml'
import { type MetadataFault, SamlFailure } from './SamlFailure'

/** As the standard allows. */
const longestEntityId = 1024
const longestAddress = 2048
const shortestKey = 2048

/**
 * Reads the metadata that an administrator copied from the identity provider. Addresses in it are never fetched, and its
 * own signature doesn't count, because its key would be in the same document. Of its certificates, those that have
 * ended are left out; the one that lasts longest is first.
 *
 * @throws SamlFailure with a fault of `MetadataFault`
 */
export function readIdpMetadata(xml: string, now: Date): SamlDetails {
  const root = rootOf(xml)
  const { entity, descriptor } = onlyProvider(root)
  requireValid([root, entity, descriptor], now)
  const entityId = attributeOf(entity, 'entityID')
  if (entityId === undefined || entityId.length > longestEntityId)
    throw fail('notMetadata', 'It has no entityID of at most 1024 characters.')
  return {
    kind: 'saml',
    entityId,
    ssoAddress: addressIn(descriptor),
    certificates: certificatesIn(descriptor, now),
  }
}

const fail = (fault: MetadataFault, details: string) => new SamlFailure(fault, details)

function rootOf(xml: string): Element {
  try {
    return readXml(xml.trim(), { most: metadataLength, comments: true }).documentElement
  } catch (error) {
    throw fail('unreadable', String(error))
  }
}

function onlyProvider(root: Element): { readonly entity: Element; readonly descriptor: Element } {
  const isKnown = ['EntityDescriptor', 'EntitiesDescriptor'].includes(root.localName)
  if (root.namespaceURI !== ns.metadata || !isKnown)
    throw fail('notMetadata', `Its element is ${root.nodeName}.`)
  const providers = elementsIn(root)
    .filter((entity) => entity.namespaceURI === ns.metadata && entity.localName === 'EntityDescriptor')
    .flatMap((entity) =>
      childrenOf(entity, ns.metadata, 'IDPSSODescriptor').map((descriptor) => ({ entity, descriptor })),
    )
  const [only, another] = providers
  if (another) throw fail('severalProviders', `It has ${providers.length} identity providers.`)
  if (!only) throw fail('notMetadata', 'It has no IDPSSODescriptor.')
  const protocols = attributeOf(only.descriptor, 'protocolSupportEnumeration')?.split(/\s+/)
  if (!protocols?.includes(ns.protocol)) throw fail('notMetadata', 'It doesn’t support SAML 2.0.')
  return only
}

function requireValid(elements: readonly Element[], now: Date): void {
  for (const element of elements) {
    const until = attributeOf(element, 'validUntil')
    if (until !== undefined && !(Date.parse(until) > now.getTime()))
      throw fail('metadataEnded', `It was valid until ${until}.`)
  }
}

function addressIn(descriptor: Element): string {
  const services = childrenOf(descriptor, ns.metadata, 'SingleSignOnService')
  const address = services
    .filter((service) => attributeOf(service, 'Binding') === redirectBinding)
    .map((service) => attributeOf(service, 'Location'))
    .find((location) => location !== undefined)
  if (address === undefined) throw fail('noAddress', 'It has no SingleSignOnService for HTTP-Redirect.')
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
  if (!url || !isSecure || url.username !== '' || url.href.length > longestAddress)
    throw fail('insecureAddress', address)
  url.hash = ''
  return url.href
}

/** Programs on the same machine have no certificate. */
const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

function certificatesIn(descriptor: Element, now: Date): ProviderCertificate[] {
  const all = childrenOf(descriptor, ns.metadata, 'KeyDescriptor')
    .filter((key) => (attributeOf(key, 'use') ?? 'signing') === 'signing')
    .flatMap((key) => childrenOf(key, ns.signature, 'KeyInfo'))
    .flatMap((info) => childrenOf(info, ns.signature, 'X509Data'))
    .flatMap((data) => childrenOf(data, ns.signature, 'X509Certificate'))
    .map((element) => certificateOf(textOf(element)))
  if (all.length === 0) throw fail('noCertificate', 'It has no X509Certificate for signing.')
  const strong = all.filter(isStrong).map(describe)
  if (strong.length === 0) throw fail('weakCertificate', 'None has an RSA key of at least 2048 bits.')
  const unique = [...new Map(strong.map((one) => [one.pem, one])).values()]
  const valid = unique.filter(({ endsAt }) => endsAt > now.toISOString())
  if (valid.length === 0) throw fail('certificateEnded', unique.map(({ subject }) => subject).join('; '))
  return valid.sort((one, other) => (one.endsAt < other.endsAt ? 1 : -1))
}

function certificateOf(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64.replace(/\s+/g, ''), 'base64'))
  } catch {
    throw fail('noCertificate', 'A certificate can’t be read.')
  }
}

function isStrong({ publicKey }: X509Certificate): boolean {
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0
  return publicKey.asymmetricKeyType === 'rsa' && bits >= shortestKey
}

const describe = (certificate: X509Certificate): ProviderCertificate => ({
  pem: certificate.toString(),
  subject: certificate.subject.split('\n').join(', '),
  fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  startsAt: new Date(certificate.validFrom).toISOString(),
  endsAt: new Date(certificate.validTo).toISOString(),
})
