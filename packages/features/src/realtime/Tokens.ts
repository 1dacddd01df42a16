import type { SessionEndedBecause } from '@atrium/contracts/realtime/contract'
import type { TokenSource } from '../shared/wire/client'

/** The parts of a session that the connection needs; one from `createSession` has all of them. */
export interface RealtimeTokens extends TokenSource {
  /** The service ended the session of this token. */
  onSessionEnded?(because: SessionEndedBecause, token: string | undefined): void
}
