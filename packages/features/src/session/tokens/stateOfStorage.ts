import type { SessionState, SignedOutBecause } from '../Session'
import type { TokenStorage } from './TokenStorage'
import { readShelf } from './tokenShelf'

/** What a page that opens now would believe. */
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
]

/** Whether it is a reason that a sign-in screen says; the service and other tabs know more of them. */
export const isReason = (because: string | null | undefined): because is SignedOutBecause =>
  reasons.some((reason) => reason === because)

export const signedOut = (because: string | null | undefined): SessionState =>
  isReason(because) ? { state: 'signedOut', because } : { state: 'signedOut' }
