import { sessionErrors } from '@atrium/contracts/session/contract'
import type { Log } from '../../../platform/process/Log'
import { Refusal } from '../../../platform/refusal/Refusal'

/** The account of a tried password, and the origin. */
interface Tried {
  readonly operation: string
  /** The hashed key of the account's failures: people may type a password there. */
  readonly account?: string
  readonly userId?: string
  readonly address: string
}

const failures: readonly number[] = [
  sessionErrors.wrongCredentials,
  sessionErrors.verificationRequired,
  sessionErrors.verificationWrong,
]

/** Logs a refused try: the password was wrong, or was not even checked. */
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
