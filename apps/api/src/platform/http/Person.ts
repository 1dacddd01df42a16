import type { Embedding } from './Embedding'

/** The caller. */
export interface Person {
  readonly userId: string
  readonly sessionId: string
  readonly account: string
  /** When they last proved their identity in this session; null: before proofs existed. */
  readonly provenAt: Date | null
  /** For tokens of embedding sites. */
  readonly embedding?: Embedding
}
