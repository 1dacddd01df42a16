import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { SecondStepProof } from '@atrium/contracts/session/secondStep/contract'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { eq } from 'drizzle-orm'
import { findPending, forgetPending, type PendingSignIn } from '../../platform/credentials'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import type { CallPorts } from '../../ports/Ports'
import {
  attempt,
  browserToBind,
  findDevice,
  issueTokens,
  logRefusedTries,
  openSessionIn,
  rememberDevice,
  secondStepGuards,
} from '../session'
import { tellCodesLeft } from './notifyPerson'
import { countRecoveryCodes, takeRecoveryCode } from './recoveryCode'
import { takeAuthenticatorCode } from './takeAuthenticatorCode'
import { takePasskey } from './takePasskey'

type CompleteCall = UnmanagedCall<typeof secondStepOperations.completeSignIn>

/** Wrong codes count by account, whatever challenge they come with; a passkey can't be guessed. */
export async function completeSignIn(call: CompleteCall) {
  const { ports, body, now, address } = call
  const { database, keys, settings } = ports
  const pending = await findPending(database.connection, keys, body.challenge, now)
  if (!pending) throw new Refusal(sessionRefusals.secondStepLate)
  const { userId, account } = pending
  const browser = await browserToBind(call)
  const marks = { tokens: body.devices, browser }
  const device = await findDevice(database.connection, keys, account, marks, now)
  const isFrom = { browserKey: browser?.key, device: device ? ('known' as const) : ('new' as const) }
  const take = () => database.transaction((db) => open(db, call, pending, isFrom))
  const opened = await logRefusedTries(
    ports.log,
    { operation: 'completeSignIn', userId, address },
    async () => {
      const guards = secondStepGuards(keys, userId)
      const taken =
        body.proof.kind === 'passkey' ? await take() : await attempt(database, guards, true, now, take)
      if (!taken) throw new Refusal(wrong[body.proof.kind])
      return taken
    },
  )
  if (opened === 'late') throw new Refusal(sessionRefusals.secondStepLate)
  const remembered = { ...marks, userId, device, now }
  const devices = await database.transaction((db) => rememberDevice(db, keys, remembered))
  return { ...(await issueTokens(keys, settings, opened.session)), userId, userAccount: account, devices }
}

const wrong = {
  authenticator: sessionRefusals.codeWrong,
  recoveryCode: sessionRefusals.recoveryCodeWrong,
  passkey: sessionRefusals.passkeyWrong,
} satisfies Record<SecondStepProof['kind'], RefusalEntry>

/** All or nothing: what took the step, the challenge and the session. */
async function open(
  db: Connection,
  { ports, body, now, address, agent, language }: CompleteCall,
  pending: PendingSignIn,
  { browserKey, device }: { readonly browserKey: string | undefined; readonly device: 'known' | 'new' },
) {
  const { userId, isWebClient } = pending
  const { proof } = body
  // The first lock of every sign-in.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (!(await findPending(db, ports.keys, body.challenge, now))) return 'late'
  if (!(await takeSecondStep(db, { ports, pending, proof, now }))) return undefined
  await forgetPending(db, pending)
  const caller = { address, agent }
  const opened = await openSessionIn(db, ports, userId, now, {
    isWebClient,
    browserKey,
    secondStep: proof.kind,
    operation: 'completeSignIn',
    caller,
    language,
    device,
  })
  if (!opened || 'challenge' in opened) return 'late'
  if (proof.kind === 'recoveryCode')
    await tellCodesLeft(db, userId, await countRecoveryCodes(db, userId), now)
  return opened
}

interface StepGiven {
  readonly ports: Pick<CallPorts, 'keys' | 'settings'>
  readonly pending: PendingSignIn
  readonly proof: SecondStepProof
  readonly now: Date
}

/** Whether the second step is taken; what took it is used up. */
async function takeSecondStep(db: Connection, given: StepGiven): Promise<boolean> {
  const { ports, pending, proof, now } = given
  const { userId } = pending
  if (proof.kind === 'passkey') {
    const use = { use: 'secondStep', pending: pending.proof } as const
    return (await takePasskey(db, { ports, use, answer: proof.answer, now })) === userId
  }
  const code = { keys: ports.keys, userId, code: proof.code, now }
  return proof.kind === 'authenticator' ? takeAuthenticatorCode(db, code) : takeRecoveryCode(db, code)
}
