import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const context = utf8ToBytes('atrium service key, version 1')
const saltLength = 32
const nonceLength = 12

/** A key of the service as it may lie in the database: salt, nonce and ciphertext by the operator's secret. */
export function wrapKey(secret: string, id: string, key: Uint8Array): Uint8Array {
  const salt = randomBytes(saltLength)
  const nonce = randomBytes(nonceLength)
  return concatBytes(salt, nonce, cipher(secret, salt, nonce, id).encrypt(key))
}

/** Undefined when it was wrapped by another secret, or for another id. */
export function unwrapKey(secret: string, id: string, wrapped: Uint8Array): Uint8Array | undefined {
  const salt = wrapped.subarray(0, saltLength)
  const nonce = wrapped.subarray(saltLength, saltLength + nonceLength)
  try {
    return cipher(secret, salt, nonce, id).decrypt(wrapped.subarray(saltLength + nonceLength))
  } catch {
    return undefined
  }
}

const cipher = (secret: string, salt: Uint8Array, nonce: Uint8Array, id: string) =>
  gcm(hkdf(sha256, utf8ToBytes(secret), salt, context, 32), nonce, utf8ToBytes(id))
