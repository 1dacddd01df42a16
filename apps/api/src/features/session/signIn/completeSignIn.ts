import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { SecondStepProof } from '@atrium/contracts/session/secondStep/contract'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import type { UnmanagedCall } from '../../../ports/Call'
import {
  countRecoveryCodes,
  findPending,
  forgetPending,
  type PendingSignIn,
  takeSecondStep,
  tellCodesLeft,
} from '../../secondStep'
import { findDevice } from '../devices/knownDevices'
import { secondStepGuards } from '../guards'
import { logRefusedTries } from '../security/logRefusedTries'
import { browserToBind } from '../tokens/browserProof'
import { answerSignIn } from './answerSignIn'
import { attemptSignIn } from './attempt'
import { openSession, type SignInResult, type SigningBrowser } from './openSession'

type CompleteCall = UnmanagedCall<typeof secondStepOperations.completeSignIn>

/** The second step of a sign-in, whatever its first step was. */
export async function completeSignIn(call: CompleteCall) {
  const { ports } = call
  return answerSignIn(ports, await takeInTime(call), wrong[call.body.proof.kind])
}

const wrong = {
  authenticator: sessionRefusals.codeWrong,
  recoveryCode: sessionRefusals.recoveryCodeWrong,
  passkey: sessionRefusals.passkeyWrong,
} satisfies Record<SecondStepProof['kind'], RefusalEntry>

/** Wrong codes are counted by account, whatever challenge they come with. A passkey can't be guessed. */
async function takeInTime(call: CompleteCall): Promise<SignInResult> {
  const { ports, body, now, address } = call
  const { database, keys } = ports
  const pending = await findPending(database.connection, keys, body.challenge, now)
  if (!pending) return { kind: 'refused', because: 'late' }
  const { userId, account } = pending
  const marks = { tokens: body.devices, browser: await browserToBind(call) }
  const device = await findDevice(database.connection, keys, account, marks, now)
  const take = () => database.transaction((db) => open(db, call, pending, { marks, device }))
  if (body.proof.kind === 'passkey') return take()
  return logRefusedTries(ports.log, { operation: 'completeSignIn', userId, address }, () =>
    attemptSignIn(database, secondStepGuards(keys, userId), true, now, take),
  )
}

/** All or nothing: the used code or passkey, the challenge and the session. */
async function open(
  db: Connection,
  { ports, body, now, address, agent, language }: CompleteCall,
  pending: PendingSignIn,
  browser: SigningBrowser,
): Promise<SignInResult> {
  const { userId, isWebClient, connection } = pending
  const { proof } = body
  // Every sign-in locks the person's row first.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (!(await findPending(db, ports.keys, body.challenge, now))) return { kind: 'refused', because: 'late' }
  if (!(await takeSecondStep(db, { ports, pending, proof, now })))
    return { kind: 'refused', because: 'wrong' }
  await forgetPending(db, pending)
  const result = await openSession(db, ports, userId, now, {
    isWebClient,
    secondStep: proof.kind,
    operation: 'completeSignIn',
    connection,
    caller: { address, agent },
    language,
    browser,
  })
  if (proof.kind === 'recoveryCode')
    await tellCodesLeft(db, userId, await countRecoveryCodes(db, userId), now)
  return result
}
