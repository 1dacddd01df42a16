import {
  canonicalisations,
  digestAlgorithms,
  envelopedTransform,
  ns,
  signatureAlgorithms,
} from './namespaces'
import { attributeOf, childrenOf, elementsIn } from './readXml'
import { SamlFailure } from './SamlFailure'

/**
 * Requires that the element's own signature has exactly the form that SAML prescribes: one reference to the element
 * itself, only strong algorithms, nothing that could be taken for another part. This comes before the cryptographic
 * check, so that the library can't find other parts than we do.
 *
 * @throws SamlFailure `unsigned`, `algorithmWeak` or `signatureWrong`
 */
export function requireSignature(element: Element): void {
  const [signature, another] = signaturesOf(element)
  if (!signature) throw new SamlFailure('unsigned', element.localName)
  if (another) throw wrong('There are several signatures.')
  const [info, value, keyInfo, ...more] = childrenOf(signature)
  requirePart(info, 'SignedInfo')
  requirePart(value, 'SignatureValue')
  if (keyInfo) requirePart(keyInfo, 'KeyInfo')
  if (more.length > 0) throw wrong('The signature has further parts.')
  requireEachOnce(signature)
  requireInfo(info, attributeOf(element, 'ID'))
}

/** Those directly below, as the library looks for them. */
export const signaturesOf = (element: Element) => childrenOf(element, ns.signature, 'Signature')

const wrong = (details: string) => new SamlFailure('signatureWrong', details)

/** Readers search these by name anywhere in a signature. */
const singleParts: ReadonlySet<string> = new Set([
  'Signature',
  'SignedInfo',
  'SignatureValue',
  'CanonicalizationMethod',
  'SignatureMethod',
  'Reference',
  'Transforms',
  'DigestMethod',
  'DigestValue',
  'KeyInfo',
])

function requireEachOnce(signature: Element): void {
  const seen = new Set<string>()
  for (const { localName } of elementsIn(signature)) {
    if (!singleParts.has(localName)) continue
    if (seen.has(localName)) throw wrong(`The signature has ${localName} twice.`)
    seen.add(localName)
  }
}

function requireInfo(info: Element, id: string | undefined): void {
  const [canonicalisation, method, reference, ...more] = childrenOf(info)
  requirePart(canonicalisation, 'CanonicalizationMethod')
  requirePart(method, 'SignatureMethod')
  requirePart(reference, 'Reference')
  if (more.length > 0) throw wrong('It signs more than one thing.')
  requireAlgorithm(canonicalisation, canonicalisations)
  requireAlgorithm(method, signatureAlgorithms)
  if (childrenOf(method).length > 0) throw new SamlFailure('algorithmWeak', 'It has parameters.')
  if (id === undefined || reference.getAttribute('URI') !== `#${id}`)
    throw wrong('It signs something else than the element that it is in.')
  const [transforms, digest, digestValue, ...others] = childrenOf(reference)
  requirePart(transforms, 'Transforms')
  requirePart(digest, 'DigestMethod')
  requirePart(digestValue, 'DigestValue')
  if (others.length > 0) throw wrong('The reference has further parts.')
  requireAlgorithm(digest, digestAlgorithms)
  requireTransforms(transforms)
}

/** Removing the signature itself, and writing in canonical form: everything else could sign less than it seems to. */
function requireTransforms(transforms: Element): void {
  const [first, second, ...more] = childrenOf(transforms)
  requirePart(first, 'Transform')
  requireAlgorithm(first, new Set([envelopedTransform]))
  if (childrenOf(first).length > 0 || more.length > 0) throw wrong('It transforms the content.')
  if (!second) return
  requirePart(second, 'Transform')
  requireAlgorithm(second, canonicalisations)
}

function requirePart(part: Element | undefined, name: string): asserts part is Element {
  if (part?.namespaceURI !== ns.signature || part.localName !== name) throw wrong(`${name} is missing.`)
}

function requireAlgorithm(part: Element, allowed: ReadonlySet<string>): void {
  const algorithm = attributeOf(part, 'Algorithm') ?? ''
  if (!allowed.has(algorithm)) throw new SamlFailure('algorithmWeak', `${part.localName} ${algorithm}`)
}
