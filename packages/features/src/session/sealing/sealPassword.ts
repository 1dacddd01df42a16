import { type SealPurpose, sealContext } from '@atrium/contracts/session/password/contract'
import { fromBase64url, toBase64url } from './base64url'

/** The service's data for sealing. */
interface SealingKey {
  /** Base64url of an X25519 public key. */
  readonly publicKey: string
  /** Sealed together with the password; valid for one request. */
  readonly challenge: string
}

const blockLength = 128

/**
 * Seals a password so that only the service can read it, once, and only for this purpose (see
 * docs/decisions/account/sealed-passwords.md). Uses the browser's own cryptography if possible, or else a
 * library that is loaded then.
 */
export async function sealPassword(
  { publicKey, challenge }: SealingKey,
  purpose: SealPurpose,
  password: string,
): Promise<string> {
  const theirs = fromBase64url(publicKey)
  const content = padded(new TextEncoder().encode(JSON.stringify({ password, challenge })))
  const sealed =
    (await sealNatively(theirs, purpose, content)) ??
    (await loadPortable()).sealPortably(theirs, purpose, content)
  return toBase64url(sealed)
}

/** Loads the library ahead of time if this browser needs it. */
export async function prepareSealing(): Promise<void> {
  const nothing = new Uint8Array(32).fill(9)
  if (!(await sealNatively(nothing, 'signIn', nothing))) await loadPortable()
}

const loadPortable = () => import('./sealPortably')

/** Spaces after the JSON, so that the length doesn't reveal that of the password. */
function padded(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(Math.ceil(content.length / blockLength) * blockLength).fill(0x20)
  filled.set(content)
  return filled
}

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Seals with WebCrypto: public key, nonce and ciphertext in sequence. Undefined if the page isn't a secure
 * context, or the browser doesn't support X25519.
 */
async function sealNatively(theirs: Bytes, purpose: SealPurpose, content: Bytes): Promise<Bytes | undefined> {
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
