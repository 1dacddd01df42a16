import { sealContext } from '@atrium/contracts/session/password/contract'
import { gcm } from '@noble/ciphers/aes.js'
import { bytesToUtf8, concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromBase64url, toBase64url } from './base64url'
import { sealPassword } from './sealPassword'

const service = x25519.keygen()
const key = { publicKey: toBase64url(service.publicKey), challenge: 'challenge' }

/** Opens it like the service. */
function open(sealed: string, purpose: string): unknown {
  const bytes = fromBase64url(sealed)
  const theirs = bytes.subarray(0, 32)
  const shared = x25519.getSharedSecret(service.secretKey, theirs)
  const salt = concatBytes(theirs, service.publicKey)
  const secret = hkdf(sha256, shared, salt, utf8ToBytes(sealContext), 32)
  const cipher = gcm(secret, bytes.subarray(32, 44), utf8ToBytes(purpose))
  return JSON.parse(bytesToUtf8(cipher.decrypt(bytes.subarray(44))))
}

afterEach(() => vi.unstubAllGlobals())

describe.each(['by the browser', 'without a secure context'])('sealPassword %s', (where) => {
  const seal = (purpose: 'signIn' | 'oldPassword', password: string) => {
    if (where !== 'by the browser') {
      const { getRandomValues } = crypto
      vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    }
    return sealPassword(key, purpose, password)
  }

  it('seals passwords that the service can open, for one purpose', async () => {
    const sealed = await seal('signIn', 'Atrium@2026 密码 🏛')
    expect(sealed).toMatch(/^[\w-]{64,2048}$/)
    expect(open(sealed, 'signIn')).toEqual({ password: 'Atrium@2026 密码 🏛', challenge: 'challenge' })
    expect(() => open(sealed, 'oldPassword')).toThrow()
  })

  it('reveals neither the length nor that two passwords are equal', async () => {
    const [one, same, long] = [
      await seal('signIn', 'a'),
      await seal('signIn', 'a'),
      await seal('signIn', 'a'.repeat(60)),
    ]
    expect(one).not.toBe(same)
    expect(one.length).toBe(long.length)
  })

  it('has room for the longest password', async () => {
    expect((await seal('signIn', '🏛'.repeat(128))).length).toBeLessThanOrEqual(2048)
  })
})
