import type { SessionState } from '../Session'
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
