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
  /** For tokens of embedding sites. */
  readonly embedding?: Embedding
}
