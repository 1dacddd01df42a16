import type { SamlAddresses } from '../ownAddresses'
import type { SamlDetails } from '../ProviderDetails'
import { decryptAssertion } from './decryptAssertion'
import { ns, successStatus } from './namespaces'
import { type ReadAssertion, readAssertion } from './readAssertion'
import { attributeOf, childrenOf, elementsIn, readXml, textOf } from './readXml'
import { requireNoSlack } from './requireNoSlack'
import { requireSignature, signaturesOf } from './requireSignature'
import { SamlFailure } from './SamlFailure'
import { samlLibrary } from './samlLibrary'
import type { SpKey } from './spKeys'

/** In characters, before decoding. An answer with hundreds of groups has about 60,000. */
export const longestAnswer = 350_000

interface Answered {
  /** The form's field `SAMLResponse`: XML in Base64. */
  readonly response: string
  readonly idp: SamlDetails
  readonly addresses: SamlAddresses
  readonly keys: readonly [SpKey, ...SpKey[]]
  readonly now: Date
}

/**
 * Checks an answer of an identity provider, and reads its assertion. Nothing outside of the signed assertion counts,
 * besides a refusal. The caller checks the request's id and that the assertion wasn't used before.
 *
 * First the form of the document is checked, strictly, so that everybody who reads it finds the same parts; then the
 * library checks the signatures; then the assertion is read again from the bytes that were signed.
 *
 * @throws SamlFailure with a fault of `AnswerFault`
 */
export async function readAnswer({ response, idp, addresses, keys, now }: Answered): Promise<ReadAssertion> {
  const { xml, root } = rootOf(response)
  requireIntended(root, idp, addresses)
  const trusted = { ...idp, certificates: idp.certificates.filter((one) => isValid(one, now)) }
  if (trusted.certificates.length === 0)
    throw new SamlFailure('signatureWrong', 'All certificates have ended.')
  const hasSignedResponse = signaturesOf(root).length > 0
  if (hasSignedResponse) requireSignature(root)
  const assertion = onlyAssertion(root)
  const isEncrypted = assertion.localName === 'EncryptedAssertion'
  const verify = async (key: SpKey) => {
    const library = samlLibrary({ addresses, idp: trusted, key, hasSignedResponse })
    return readXml(await verifiedBy(library, xml), strict).documentElement
  }
  if (!isEncrypted) requireSignature(assertion)
  requireSignatures(root, (hasSignedResponse ? 1 : 0) + (isEncrypted ? 0 : 1))
  const signed = isEncrypted ? await openEncrypted(assertion, keys, verify) : await verify(keys[0])
  const read = readAssertion(signed, { idp, addresses, now })
  const stated = attributeOf(root, 'InResponseTo')
  if (stated !== undefined && stated !== read.inResponseTo)
    throw new SamlFailure('unasked', 'It answers two requests.')
  return read
}

/**
 * Whatever is wrong inside has the same fault. Otherwise somebody who has an encrypted assertion could change it, send
 * it again and again, and learn its content from our faults.
 */
async function openEncrypted(
  encrypted: Element,
  keys: readonly SpKey[],
  verify: (key: SpKey) => Promise<Element>,
): Promise<Element> {
  const { xml, key } = await decryptAssertion(encrypted, keys)
  try {
    const inner = readXml(xml, strict).documentElement
    if (!isAssertion(inner)) throw new Error('It is no assertion.')
    requireUniqueIds(inner)
    if (elementsIn(inner).filter(isAssertionLike).length > 1) throw new Error('There are several.')
    requireSignature(inner)
    requireSignatures(inner, 1)
    requireNoSlack(inner)
    return await verify(key)
  } catch {
    throw new SamlFailure('encryptionWrong')
  }
}

const strict = { most: longestAnswer, comments: false }

function rootOf(response: string): { readonly xml: string; readonly root: Element } {
  try {
    const base64 = response.replace(/\s+/g, '')
    if (!/^[A-Za-z\d+/]+={0,2}$/.test(base64)) throw new Error('It isn’t Base64.')
    const bytes = Buffer.from(base64, 'base64')
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
    const root = readXml(xml, strict).documentElement
    if (root.namespaceURI !== ns.protocol || root.localName !== 'Response')
      throw new Error(`Its element is ${root.nodeName.slice(0, 100)}.`)
    if (attributeOf(root, 'Version') !== '2.0') throw new Error('Its version isn’t 2.0.')
    requireUniqueIds(root)
    return { xml, root }
  } catch (error) {
    throw new SamlFailure('unreadable', String(error))
  }
}

/** Under any of the names that readers take for ids. */
function requireUniqueIds(root: Element): void {
  const ids = elementsIn(root).flatMap((element) =>
    Array.from(element.attributes)
      .filter(({ name }) => /^(?:.*:)?id$/i.test(name))
      .map(({ value }) => value),
  )
  if (new Set(ids).size < ids.length) throw new Error('An id occurs twice.')
}

/** What the identity provider says about the answer as a whole. None of it makes anybody trusted. */
function requireIntended(root: Element, idp: SamlDetails, { acsAddress }: SamlAddresses): void {
  for (const issuer of childrenOf(root, ns.assertion, 'Issuer'))
    if (textOf(issuer) !== idp.entityId) throw new SamlFailure('otherIssuer', textOf(issuer).slice(0, 200))
  const destination = attributeOf(root, 'Destination')
  if (destination !== undefined && destination !== acsAddress)
    throw new SamlFailure('otherRecipient', destination.slice(0, 200))
  const [status, ...more] = childrenOf(root, ns.protocol, 'Status')
  const codes = status ? childrenOf(status, ns.protocol, 'StatusCode') : []
  const code = codes[0] && attributeOf(codes[0], 'Value')
  if (!status || more.length > 0 || codes.length !== 1)
    throw new SamlFailure('unreadable', 'It has no status.')
  if (code !== successStatus) throw new SamlFailure('refusedThere', statusOf(status))
}

const statusOf = (status: Element) =>
  elementsIn(status)
    .map((element) => attributeOf(element, 'Value')?.replace(/^.*:/, '') ?? textOf(element))
    .filter(Boolean)
    .join(', ')
    .slice(0, 300)

const isValid = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }, now: Date) =>
  Date.parse(startsAt) <= now.getTime() && now.getTime() < Date.parse(endsAt)

const isAssertionLike = ({ localName }: Element) => /^(?:Encrypted)?Assertion$/.test(localName)

const isAssertion = ({ namespaceURI, localName }: Element) =>
  namespaceURI === ns.assertion && localName === 'Assertion'

/** The only one in the whole document: further ones only serve to mislead readers. */
function onlyAssertion(root: Element): Element {
  const [assertion, ...more] = elementsIn(root).filter(isAssertionLike)
  if (!assertion) throw new SamlFailure('unreadable', 'It has no assertion.')
  if (more.length > 0) throw new SamlFailure('signatureWrong', 'There are several assertions.')
  if (assertion.namespaceURI !== ns.assertion || assertion.parentNode !== root)
    throw new SamlFailure('signatureWrong', 'The assertion isn’t directly in the response.')
  return assertion
}

/** No signature besides those that were checked, wherever it is and whatever its namespace. */
function requireSignatures(root: Element, count: number): void {
  if (elementsIn(root).filter(({ localName }) => localName === 'Signature').length !== count)
    throw new SamlFailure('signatureWrong', 'There are further signatures.')
}

/** The assertion as it was signed. */
async function verifiedBy(library: ReturnType<typeof samlLibrary>, xml: string): Promise<string> {
  try {
    const SAMLResponse = Buffer.from(xml, 'utf8').toString('base64')
    const { profile } = await library.validatePostResponseAsync({ SAMLResponse })
    const signed = profile?.getAssertionXml?.()
    if (signed === undefined) throw new Error('It has no assertion.')
    return signed
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const fault = /^SAML assertion .*audience/i.test(message)
      ? 'otherAudience'
      : /signature/i.test(message)
        ? 'signatureWrong'
        : 'unreadable'
    throw new SamlFailure(fault, message.slice(0, 300))
  }
}
