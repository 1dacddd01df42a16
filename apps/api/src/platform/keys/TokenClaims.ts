/** `access` opens the calls; `passport` is what some calls repeat in their body. Neither passes for the other. */
export type TokenKind = 'access' | 'passport'

export interface TokenClaims {
  readonly userId: string
  readonly sessionId: string
  readonly expiresAt: Date
}
