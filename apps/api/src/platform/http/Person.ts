import type { StaffRole } from '@atrium/contracts/wire/staffRoles'
import type { Embedding } from './Embedding'

/** The caller. */
export interface Person {
  readonly userId: string
  readonly sessionId: string
  readonly account: string
  /** When they last proved their identity in this session; null: before proofs existed. */
  readonly provenAt: Date | null
  /**
   * The companies whose connections opened the session, if the person hasn't confirmed it by a way of their own: it
   * reaches nothing else. Undefined: any other session.
   */
  readonly limitedTo?: readonly string[]
  /** Their roles as the vendor's staff, in a session at the desk; empty: they have none any more. */
  readonly staff?: readonly StaffRole[]
  /** For tokens of embedding sites. */
  readonly embedding?: Embedding
}
