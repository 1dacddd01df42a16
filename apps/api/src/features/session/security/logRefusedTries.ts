import { sessionErrors } from '@atrium/contracts/session/contract'
import type { Log } from '../../../platform/process/Log'
import { Refusal } from '../../../platform/refusal/Refusal'

/** Whose password was tried, and from where. */
interface Tried {
  readonly operation: string
  /** The hashed key by which the account's failures are counted: what people type there may be a password. */
  readonly account?: string
  readonly userId?: string
  readonly address: string
}

const failures: readonly number[] = [
  sessionErrors.wrongCredentials,
  sessionErrors.verificationRequired,
  sessionErrors.verificationWrong,
]

/** Leaves a line in the log when the password wasn't right, or wasn't even looked at. */
export async function logRefusedTries<T>(log: Log, tried: Tried, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) note(log, tried, error.code)
    throw error
  }
}

function note(log: Log, tried: Tried, code: number): void {
  const fields = { ...tried, code }
  if (code === sessionErrors.locked) log({ level: 'warning', event: 'signInLocked', ...fields })
  if (failures.includes(code)) log({ level: 'warning', event: 'signInFailed', ...fields })
}
