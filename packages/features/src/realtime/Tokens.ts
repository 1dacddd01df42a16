import type { SessionEndedBecause } from '@atrium/contracts/realtime/contract'
import type { TokenSource } from '../shared/wire/client'

/** What the connection needs of a session; one from `createSession` has all of it. */
export interface RealtimeTokens extends TokenSource {
  /** The service ended the session of this token. */
  onSessionEnded?(because: SessionEndedBecause, token: string | undefined): void
}
