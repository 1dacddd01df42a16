/**
 * `access` is for calls; some calls repeat `passport` in their body; `embed` is for calls of pages on other sites. None
 * replaces another.
 */
export type TokenKind = 'access' | 'passport' | 'embed'

export interface TokenClaims {
  readonly userId: string
  readonly sessionId: string
  readonly expiresAt: Date
  /** Of tokens of the kind `embed`. */
  readonly embed?: EmbedClaims
}

/** What a token of an embedding site is bound to and limited to. */
export interface EmbedClaims {
  readonly companyId: string
  /** Of the page that uses it. */
  readonly origin: string
  readonly scopes: readonly string[]
  /** Thumbprint of the browser's key; null: bound to none. */
  readonly browserKey: string | null
}
