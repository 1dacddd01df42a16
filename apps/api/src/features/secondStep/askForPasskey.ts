import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { PasskeyQuestion } from '@atrium/contracts/session/secondStep/contract'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { CallPorts } from '../../ports/Ports'
import { newPasskeyChallenge, type PasskeyUse, passkeyMilliseconds } from './passkeyChallenge'
import { findPending } from './pendingSignIn'
import { relyingParty } from './relyingParty'
import { passkeys } from './tables'

/** The passkeys of an account are only revealed after the first step. */
export async function askForPasskey({
  db,
  ports,
  now,
  body,
}: Call<typeof secondStepOperations.askForPasskey>) {
  if (body.challenge === undefined) return question(ports, { use: 'signIn' }, [], now)
  const pending = await findPending(db, ports.keys, body.challenge, now)
  if (!pending) throw new Refusal(sessionRefusals.secondStepLate)
  const use = { use: 'secondStep', pending: pending.proof } as const
  return question(ports, use, await passkeysNamed(db, pending.userId), now)
}

export async function askForOwnPasskey({
  db,
  ports,
  now,
  person: { userId },
}: Call<typeof secondStepOperations.askForOwnPasskey>) {
  return question(ports, { use: 'proof', userId }, await passkeysNamed(db, userId), now)
}

type Named = PasskeyQuestion['allowCredentials']

function question({ keys, settings }: CallPorts, use: PasskeyUse, allowCredentials: Named, now: Date) {
  return {
    challenge: newPasskeyChallenge(keys, use, now),
    rpId: relyingParty(settings).id,
    timeout: passkeyMilliseconds,
    userVerification: 'required' as const,
    allowCredentials,
  }
}

/** A person's passkeys as a browser expects them, the newest first. */
export async function passkeysNamed(db: Connection, userId: string): Promise<Named> {
  const rows = await db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.addedAt))
  return rows.map((row) => ({ ...row, type: 'public-key' }))
}
