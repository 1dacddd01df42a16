import { gcm } from '@noble/ciphers/aes.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { ServiceKeys } from './serviceKeys'

const nonceLength = 12

/**
 * Encrypts a person's secret for the database: nonce and ciphertext with a key of the service, base64url.
 *
 * @param place the owner and purpose of the secret; it can only be decrypted for the same place
 */
export function sealAtRest(keys: ServiceKeys, place: string, secret: Uint8Array): string {
  const nonce = randomBytes(nonceLength)
  return base64url.encode(concatBytes(nonce, cipher(keys, place, nonce).encrypt(secret)))
}

/** Throws if it was sealed for another place, or with another key. */
export function openAtRest(keys: ServiceKeys, place: string, sealed: string): Uint8Array {
  const bytes = base64url.decode(sealed)
  return cipher(keys, place, bytes.subarray(0, nonceLength)).decrypt(bytes.subarray(nonceLength))
}

const cipher = ({ secrets }: ServiceKeys, place: string, nonce: Uint8Array) =>
  gcm(secrets, nonce, utf8ToBytes(place))
