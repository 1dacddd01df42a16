import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64url, toBase64url } from './base64url'
import { type SealPurpose, sealContext } from './contract'

/** What the service hands out to seal with. */
export interface SealingKey {
  /** Base64url of an X25519 public key. */
  readonly publicKey: string
  /** Sealed beside the password; good for one request. */
  readonly challenge: string
}

const blockLength = 128

/**
 * Seals a password so that only the service can read it, once, and only for this purpose
 * (see docs/decisions/sealed-passwords.md).
 */
export function sealPassword(
  { publicKey, challenge }: SealingKey,
  purpose: SealPurpose,
  password: string,
): string {
  const theirs = fromBase64url(publicKey)
  const ephemeral = x25519.keygen()
  const shared = x25519.getSharedSecret(ephemeral.secretKey, theirs)
  const salt = concatBytes(ephemeral.publicKey, theirs)
  const key = hkdf(sha256, shared, salt, utf8ToBytes(sealContext), 32)
  const nonce = randomBytes(24)
  const content = padded(utf8ToBytes(JSON.stringify({ password, challenge })))
  const sealed = xchacha20poly1305(key, nonce, utf8ToBytes(purpose)).encrypt(content)
  return toBase64url(concatBytes(ephemeral.publicKey, nonce, sealed))
}

/** Spaces after the JSON, so that the length doesn't tell that of the password. */
function padded(content: Uint8Array): Uint8Array {
  const filled = new Uint8Array(Math.ceil(content.length / blockLength) * blockLength).fill(0x20)
  filled.set(content)
  return filled
}
