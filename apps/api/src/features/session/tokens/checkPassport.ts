import type { Person } from '../../../platform/http/Person'
import { requireRecentProof } from '../../../platform/http/requireRecentProof'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { readToken } from '../../../platform/keys/signedTokens'

/**
 * Whether a passport token is genuine and belongs to the calling session. An expired one is accepted after a recent
 * proof of identity: a session without a browser key can't renew its passport, and this way its client sends the same.
 * Pages of embedding sites have no passport: they always need that proof.
 *
 * @throws Refusal `proofRequired`
 */
export async function checkPassport(
  keys: ServiceKeys,
  person: Person,
  passportToken: string,
  now: Date,
): Promise<boolean> {
  if (person.embedding) {
    requireRecentProof({ person, now })
    return true
  }
  const claims = await readToken(keys, 'passport', passportToken)
  if (claims?.sessionId !== person.sessionId) return false
  if (claims.expiresAt <= now) requireRecentProof({ person, now })
  return true
}
