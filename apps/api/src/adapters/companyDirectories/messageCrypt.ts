import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Messages are padded to multiples of it, although the cipher's block is 16. */
const block = 32
const ivLength = 16
const randomLength = 16
const lengthLength = 4
/** A difference to the vendor's clock that is still believed, in milliseconds. */
const longestAge = 600_000

/** The key of WeCom and DingTalk: 43 letters and digits, Base64 without its last `=`. */
const keyOf = (encoded: string) => Buffer.from(`${encoded}=`, 'base64')

/** SHA-1 of the four values, sorted. */
export const signatureOf = (token: string, timestamp: string, nonce: string, encrypted: string): string =>
  createHash('sha1').update([token, timestamp, nonce, encrypted].sort().join('')).digest('hex')

/** Encrypts as WeCom and DingTalk do: 16 random bytes, length, message, receiver. */
export function encryptMessage(key: string, message: string, receiver: string): string {
  const bytes = keyOf(key)
  const content = Buffer.from(message)
  const length = Buffer.alloc(lengthLength)
  length.writeUInt32BE(content.length)
  const plain = Buffer.concat([randomBytes(randomLength), length, content, Buffer.from(receiver)])
  const missing = block - (plain.length % block)
  const cipher = createCipheriv('aes-256-cbc', bytes, bytes.subarray(0, ivLength)).setAutoPadding(false)
  return Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.alloc(missing, missing)])),
    cipher.final(),
  ]).toString('base64')
}

/** @returns undefined if it was encrypted with another key */
export function decryptMessage(
  key: string,
  encrypted: string,
): { readonly message: string; readonly receiver: string } | undefined {
  try {
    const bytes = keyOf(key)
    const decipher = createDecipheriv('aes-256-cbc', bytes, bytes.subarray(0, ivLength)).setAutoPadding(false)
    const padded = Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()])
    const missing = padded.at(-1) ?? 0
    if (missing < 1 || missing > block) return undefined
    const plain = padded.subarray(0, padded.length - missing)
    const from = randomLength + lengthLength
    const length = plain.readUInt32BE(randomLength)
    if (from + length > plain.length) return undefined
    return {
      message: plain.subarray(from, from + length).toString(),
      receiver: plain.subarray(from + length).toString(),
    }
  } catch {
    return undefined
  }
}

/** Compares without telling by its time how much is right. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** @param at in milliseconds */
export const isRecent = (at: number, now: Date): boolean => Math.abs(now.getTime() - at) <= longestAge
