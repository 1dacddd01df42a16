import type { PasskeyAnswer } from '@atrium/contracts/session/secondStep/contract'
import { eq } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Connection } from '../../platform/database/Connection'
import { withReflection } from '../../platform/keys/withReflection'
import type { CallPorts } from '../../ports/Ports'
import { type PasskeyUse, takePasskeyChallenge } from './passkeyChallenge'
import { relyingParty } from './relyingParty'
import { passkeys } from './tables'

type PasskeyRow = typeof passkeys.$inferSelect

interface PasskeyGiven {
  readonly ports: Pick<CallPorts, 'keys' | 'settings'>
  readonly use: PasskeyUse
  readonly answer: PasskeyAnswer
  readonly now: Date
}

/**
 * The person whose passkey it is; undefined if anything about the answer is wrong, such as its signature, origin,
 * challenge or counter. Each answer works once.
 */
export async function takePasskey(
  db: Connection,
  { ports: { keys, settings }, use, answer, now }: PasskeyGiven,
): Promise<string | undefined> {
  const own = eq(passkeys.id, answer.id)
  const [kept] = await db.select().from(passkeys).where(own).for('update')
  const verified = kept && (await verify(settings, kept, answer))
  if (!verified) return undefined
  if (!(await takePasskeyChallenge(db, keys, use, verified.challenge, now))) return undefined
  await db.update(passkeys).set({ counter: verified.counter, usedAt: now }).where(own)
  return kept.userId
}

/** The signed challenge, which the caller compares, and the counter. */
async function verify(
  settings: PasskeyGiven['ports']['settings'],
  { id, userId, publicKey, counter }: PasskeyRow,
  answer: PasskeyAnswer,
): Promise<{ readonly challenge: string; readonly counter: number } | undefined> {
  const { userHandle } = answer.response
  if (userHandle !== undefined && userHandle !== base64url.encode(userId)) return undefined
  const { verifyAuthenticationResponse } = await withReflection(() => import('@simplewebauthn/server'))
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(settings)
  let challenge = ''
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: { ...answer.response }, clientExtensionResults: {} },
      expectedChallenge(signed) {
        challenge = signed
        return true
      },
      expectedOrigin,
      expectedRPID,
      credential: { id, publicKey: new Uint8Array(base64url.decode(publicKey)), counter },
      requireUserVerification: true,
    })
    return verified ? { challenge, counter: authenticationInfo.newCounter } : undefined
  } catch {
    // The library throws if anything is wrong; no database error can occur here.
    return undefined
  }
}
