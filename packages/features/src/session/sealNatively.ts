import { type SealPurpose, sealContext } from '@atrium/contracts/session/password/contract'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Seals by WebCrypto: public key, nonce and ciphertext in turn. Undefined where the page isn't a secure context,
 * or the browser is older than X25519 in it.
 */
export async function sealNatively(
  theirs: Bytes,
  purpose: SealPurpose,
  content: Bytes,
): Promise<Bytes | undefined> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return undefined
  try {
    const pair = await subtle.generateKey({ name: 'X25519' }, false, ['deriveBits'])
    if (!('privateKey' in pair)) return undefined
    const ours = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
    const key = await deriveKey(subtle, pair.privateKey, ours, theirs)
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const additionalData = new TextEncoder().encode(purpose)
    const sealed = await subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, content)
    return joined(ours, nonce, new Uint8Array(sealed))
  } catch {
    return undefined
  }
}

async function deriveKey(subtle: SubtleCrypto, secret: CryptoKey, ours: Bytes, theirs: Bytes) {
  const other = await subtle.importKey('raw', theirs, { name: 'X25519' }, false, [])
  const shared = await subtle.deriveBits({ name: 'X25519', public: other }, secret, 256)
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode(sealContext)
  const how = { name: 'HKDF', hash: 'SHA-256', salt: joined(ours, theirs), info }
  return subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
}

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
