import type { Person } from '../../../platform/http/Person'
import { requireRecentProof } from '../../../platform/http/requireRecentProof'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { readToken } from '../../../platform/keys/signedTokens'

/**
 * Whether a passport token is genuine and of the very session that calls. One past its time is as good as a proof of
 * who calls: where no browser's key renews passports, the person does, and nothing that is sent has to change by that.
 *
 * @throws Refusal `proofRequired`
 */
export async function checkPassport(
  keys: ServiceKeys,
  person: Person,
  passportToken: string,
  now: Date,
): Promise<boolean> {
  const claims = await readToken(keys, 'passport', passportToken)
  if (claims?.sessionId !== person.sessionId) return false
  if (claims.expiresAt <= now) requireRecentProof({ person, now })
  return true
}
