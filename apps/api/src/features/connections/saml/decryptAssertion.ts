import { promisify } from 'node:util'
import { decrypt } from 'xml-encryption'
import { contentEncryptions, keyEncryption, keyEncryptionDigest, ns } from './namespaces'
import { attributeOf, childrenOf, elementsIn } from './readXml'
import { SamlFailure } from './SamlFailure'
import type { SpKey } from './spKeys'

/**
 * The XML in an `EncryptedAssertion`, and the key of ours for which it was encrypted.
 *
 * @param encrypted as the library will find it
 * @throws SamlFailure `encryptionWrong`
 */
export async function decryptAssertion(
  encrypted: Element,
  keys: readonly SpKey[],
): Promise<{ readonly xml: string; readonly key: SpKey }> {
  requireAlgorithms(encrypted)
  for (const key of keys) {
    try {
      const xml = await promisify(decrypt)(encrypted.toString(), { key: key.privatePem })
      if (xml) return { xml, key }
    } catch {
      // Encrypted for another of our keys, or for nobody.
    }
  }
  throw new SamlFailure('encryptionWrong')
}

function requireAlgorithms(encrypted: Element): void {
  const [data, ...more] = elementsIn(encrypted).filter(({ localName }) => localName === 'EncryptedData')
  const keys = elementsIn(encrypted).filter(({ localName }) => localName === 'EncryptedKey')
  const [key, ...otherKeys] = keys
  if (!data || more.length > 0 || data.parentNode !== encrypted || !key || otherKeys.length > 0)
    throw new SamlFailure('encryptionWrong', 'It must have one EncryptedData and one EncryptedKey.')
  requireMethod(data, (algorithm) => contentEncryptions.has(algorithm))
  const method = requireMethod(key, (algorithm) => algorithm === keyEncryption)
  for (const digest of childrenOf(method, ns.signature, 'DigestMethod'))
    if (attributeOf(digest, 'Algorithm') !== keyEncryptionDigest)
      throw new SamlFailure('encryptionWrong', `DigestMethod ${attributeOf(digest, 'Algorithm')}`)
}

function requireMethod(part: Element, isAllowed: (algorithm: string) => boolean): Element {
  const [method, ...more] = childrenOf(part, ns.encryption, 'EncryptionMethod')
  const algorithm = method && attributeOf(method, 'Algorithm')
  if (!method || more.length > 0 || !isAllowed(algorithm ?? ''))
    throw new SamlFailure('encryptionWrong', `${part.localName} ${algorithm ?? 'without a method'}`)
  return method
}
