/** Who calls. */
export interface Person {
  readonly userId: string
  readonly sessionId: string
  readonly account: string
}
