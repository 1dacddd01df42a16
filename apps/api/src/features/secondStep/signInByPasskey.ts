import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { eq } from 'drizzle-orm'
import { passkeys } from '../../platform/credentials/tables'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { browserToBind, findDevice, issueTokens, openSessionIn, rememberDevice } from '../session'
import { takePasskey } from './takePasskey'

type PasskeyCall = UnmanagedCall<typeof secondStepOperations.signInByPasskey>

/** A passkey is two steps in one: the device that has it, and what unlocked it there. */
export async function signInByPasskey(call: PasskeyCall) {
  const { ports, body, now } = call
  const { database, keys, settings } = ports
  const browser = await browserToBind(call)
  const opened = await database.transaction((db) => open(db, call, browser?.key))
  if (opened === 'unknown') throw new Refusal(sessionRefusals.passkeyUnknown)
  if (opened === 'locked') throw new Refusal(sessionRefusals.accountLocked)
  const { session, account } = opened
  const { userId } = session
  const marks = { tokens: body.devices, browser }
  const device = await findDevice(database.connection, keys, account, marks, now)
  const remembered = { ...marks, userId, device, now }
  const devices = await database.transaction((db) => rememberDevice(db, keys, remembered))
  return { ...(await issueTokens(keys, settings, session)), userId, userAccount: account, devices }
}

async function open(
  db: Connection,
  { ports, body, now, address, agent, language }: PasskeyCall,
  browserKey: string | undefined,
) {
  const { answer, isWebClient } = body
  // The first lock of every sign-in.
  const [user] = await db
    .select({ lockedAt: users.lockedAt })
    .from(users)
    .innerJoin(passkeys, eq(passkeys.userId, users.id))
    .where(eq(passkeys.id, answer.id))
    .for('update', { of: users })
  const userId = await takePasskey(db, { ports, use: { use: 'signIn' }, answer, now })
  if (userId === undefined) return 'unknown'
  const caller = { address, agent }
  const opened = await openSessionIn(db, ports, userId, now, {
    isWebClient,
    browserKey,
    secondStep: 'passkey',
    operation: 'signInByPasskey',
    caller,
    language,
    // A passkey proves its device.
    device: 'known',
  })
  if (opened && 'session' in opened) return opened
  return user?.lockedAt ? 'locked' : 'unknown'
}
