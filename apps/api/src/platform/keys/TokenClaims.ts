/** `access` is for calls; some calls repeat `passport` in their body. Neither replaces the other. */
export type TokenKind = 'access' | 'passport'

export interface TokenClaims {
  readonly userId: string
  readonly sessionId: string
  readonly expiresAt: Date
}
