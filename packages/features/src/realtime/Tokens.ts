import type { TokenSource } from '../shared/wire/client'
import type { SessionEndedBecause } from './contract'

/** What the connection needs of a session; one from `createSession` has all of it. */
export interface RealtimeTokens extends TokenSource {
  /** The service ended the session of this token. */
  onSessionEnded?(because: SessionEndedBecause, token: string | undefined): void
}
