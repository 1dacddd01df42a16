import type { SessionState, SignedOutBecause } from '../Session'
import type { TokenStorage } from './TokenStorage'
import { readShelf } from './tokenShelf'

/** The state that a newly opened page would have. */
export function stateOfStorage(storage: TokenStorage): SessionState {
  const { token, refreshToken, userId, userAccount = '' } = readShelf(storage)
  if (!userId) return { state: 'signedOut' }
  return { state: token || refreshToken ? 'signedIn' : 'expired', userId, userAccount }
}

/** Id of the person that a page in this state belongs to. */
export const personOf = (state: SessionState): string | undefined =>
  'userId' in state ? state.userId : undefined

const reasons: readonly SignedOutBecause[] = [
  'signedInElsewhere',
  'passwordChanged',
  'phoneChanged',
  'deregistered',
  'accountLocked',
  'endedByOperator',
  'endedByCompany',
]

/** Whether a sign-in screen shows this reason. The service and other tabs know more reasons. */
export const isReason = (because: string | null | undefined): because is SignedOutBecause =>
  reasons.some((reason) => reason === because)

export const signedOut = (because: string | null | undefined): SessionState =>
  isReason(because) ? { state: 'signedOut', because } : { state: 'signedOut' }
