import type { SecondStepProof } from '@atrium/contracts/session/secondStep/contract'
import type { Connection } from '../../platform/database/Connection'
import type { CallPorts } from '../../ports/Ports'
import type { PendingSignIn } from './pendingSignIn'
import { takeRecoveryCode } from './recoveryCode'
import { takeAuthenticatorCode } from './takeAuthenticatorCode'
import { takePasskey } from './takePasskey'

interface StepGiven {
  readonly ports: Pick<CallPorts, 'keys' | 'settings'>
  readonly pending: PendingSignIn
  readonly proof: SecondStepProof
  readonly now: Date
}

/** Whether the proof is right. It is used up. */
export async function takeSecondStep(db: Connection, given: StepGiven): Promise<boolean> {
  const { ports, pending, proof, now } = given
  const { userId } = pending
  if (proof.kind === 'passkey') {
    const use = { use: 'secondStep', pending: pending.proof } as const
    return (await takePasskey(db, { ports, use, answer: proof.answer, now })) === userId
  }
  const code = { keys: ports.keys, userId, code: proof.code, now }
  return proof.kind === 'authenticator' ? takeAuthenticatorCode(db, code) : takeRecoveryCode(db, code)
}
