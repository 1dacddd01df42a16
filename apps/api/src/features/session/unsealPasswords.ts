import { sessionErrors } from '@atrium/contracts/session/contract'
import type { SealPurpose } from '@atrium/contracts/session/password/contract'
import type { Connection } from '../../platform/database/Connection'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import { spendChallenge } from './challenges'
import { openSealed } from './openSealed'
import { sealKeyId } from './sealKey'

/**
 * Opens the passwords of one request, which were all sealed beside the same challenge, and uses that up.
 * @throws Refusal `sealExpired`: the client asks for the key again and seals anew.
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

const expired = () => new Refusal(sessionErrors.sealExpired, '页面停留时间过长，请重新提交')
