import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

/** HMAC-SHA256 over unambiguously separated parts, as base64url of the first `bytes` bytes. */
export function mac(key: Uint8Array, parts: readonly (string | number)[], bytes = 32): string {
  return base64url.encode(hmac(sha256, key, utf8ToBytes(JSON.stringify(parts))).subarray(0, bytes))
}

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const a = utf8ToBytes(one)
  const b = utf8ToBytes(other)
  let difference = a.length ^ b.length
  for (let i = 0; i < b.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0)
  return difference === 0
}
