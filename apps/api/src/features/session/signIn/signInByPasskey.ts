import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import type { UnmanagedCall } from '../../../ports/Call'
import { takePasskey } from '../../secondStep'
import { passkeys } from '../../secondStep/tables'
import { type DeviceMarks, findDevice } from '../devices/knownDevices'
import { browserToBind } from '../tokens/browserProof'
import { answerSignIn } from './answerSignIn'
import { openSession, type SignInResult } from './openSession'

type PasskeyCall = UnmanagedCall<typeof secondStepOperations.signInByPasskey>

/** A passkey is two steps in one: the device that has it, and what unlocked it there. */
export async function signInByPasskey(call: PasskeyCall) {
  const { ports } = call
  const browser = await browserToBind(call)
  const result = await ports.database.transaction((db) => open(db, call, browser))
  return answerSignIn(ports, result, sessionRefusals.passkeyUnknown)
}

async function open(
  db: Connection,
  { ports, body, now, address, agent, language }: PasskeyCall,
  browser: DeviceMarks['browser'],
): Promise<SignInResult> {
  const { answer, isWebClient } = body
  // Every sign-in locks the person's row first.
  const [user] = await db
    .select({ account: users.account })
    .from(users)
    .innerJoin(passkeys, eq(passkeys.userId, users.id))
    .where(eq(passkeys.id, answer.id))
    .for('update', { of: users })
  const userId = await takePasskey(db, { ports, use: { use: 'signIn' }, answer, now })
  if (!user || userId === undefined) return { kind: 'refused', because: 'wrong' }
  const marks = { tokens: body.devices, browser }
  const device = await findDevice(db, ports.keys, user.account, marks, now)
  return openSession(db, ports, userId, now, {
    isWebClient,
    secondStep: 'passkey',
    operation: 'signInByPasskey',
    caller: { address, agent },
    language,
    // A passkey proves its device.
    browser: { marks, device, isKnown: true },
  })
}
