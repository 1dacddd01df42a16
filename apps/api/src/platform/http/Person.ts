/** Who calls. */
export interface Person {
  readonly userId: string
  readonly sessionId: string
  readonly account: string
  /** When they last proved, in this session, that it is them; null: before that was asked for. */
  readonly provenAt: Date | null
}
