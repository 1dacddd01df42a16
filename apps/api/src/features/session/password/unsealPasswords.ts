import { type SealPurpose, sealContext } from '@atrium/contracts/session/password/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { gcm } from '@noble/ciphers/aes.js'
import { bytesToUtf8, concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64url } from 'jose'
import { object, safeParse, string } from 'valibot'
import { spendChallenge } from '../../../platform/challenges/challenges'
import type { Connection } from '../../../platform/database/Connection'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { Refusal } from '../../../platform/refusal/Refusal'

/**
 * Opens the passwords of one request, all sealed with the same challenge, and uses the challenge up.
 * @throws Refusal `sealExpired`: the client fetches the key and seals again
 */
export async function unsealPasswords<P extends SealPurpose>(
  db: Connection,
  keys: ServiceKeys,
  keyId: string,
  sealed: Readonly<Record<P, string>>,
  now: Date,
): Promise<Record<P, string>> {
  const passwords: Partial<Record<P, string>> = {}
  const challenges = new Set<string>()
  for (const purpose of Object.keys(sealed) as P[]) {
    const opened = keyId === sealKeyId ? openSealed(keys, purpose, sealed[purpose]) : undefined
    if (!opened) throw expired()
    passwords[purpose] = opened.password
    challenges.add(opened.challenge)
  }
  const [challenge = '', ...others] = challenges
  if (others.length > 0) throw expired()
  if ((await spendChallenge(db, keys, 'seal', '', challenge, now)) !== 'right') throw expired()
  return passwords as Record<P, string>
}

const expired = () => new Refusal(sessionRefusals.sealExpired)

const content = object({ password: string(), challenge: string() })

interface Opened {
  readonly password: string
  /** Not used up yet. */
  readonly challenge: string
}

/** Opens what `sealPassword` sealed for this purpose; undefined for anything else. */
function openSealed(keys: ServiceKeys, purpose: SealPurpose, sealed: string): Opened | undefined {
  try {
    const bytes = base64url.decode(sealed)
    const ephemeral = bytes.subarray(0, 32)
    const nonce = bytes.subarray(32, 44)
    const shared = x25519.getSharedSecret(keys.seals, ephemeral)
    const salt = concatBytes(ephemeral, x25519.getPublicKey(keys.seals))
    const key = hkdf(sha256, shared, salt, utf8ToBytes(sealContext), 32)
    const plain = gcm(key, nonce, utf8ToBytes(purpose)).decrypt(bytes.subarray(44))
    const parsed = safeParse(content, JSON.parse(bytesToUtf8(plain)))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The name of the sealing key; a new key gets a new name. */
export const sealKeyId = 'seals-1'

/** The public sealing key, base64url. */
export const sealPublicKey = (keys: ServiceKeys): string => base64url.encode(x25519.getPublicKey(keys.seals))
