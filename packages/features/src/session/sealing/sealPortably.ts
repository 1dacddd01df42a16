import { type SealPurpose, sealContext } from '@atrium/contracts/session/password/contract'
import { gcm } from '@noble/ciphers/aes.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** The same as `sealNatively` in plain JavaScript, for pages without TLS and older browsers. */
export function sealPortably(theirs: Uint8Array, purpose: SealPurpose, content: Uint8Array): Uint8Array {
  const { secretKey, publicKey } = x25519.keygen()
  const shared = x25519.getSharedSecret(secretKey, theirs)
  const key = hkdf(sha256, shared, concatBytes(publicKey, theirs), utf8ToBytes(sealContext), 32)
  const nonce = randomBytes(12)
  return concatBytes(publicKey, nonce, gcm(key, nonce, utf8ToBytes(purpose)).encrypt(content))
}
