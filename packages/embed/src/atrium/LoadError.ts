/**
 * Why nothing can be shown.
 *
 * - `token`: `getToken` threw, or gave no token.
 * - `authentication`: the service doesn't accept the token.
 * - `forbidden`: the person or the token may not see this, or the service doesn't allow this origin.
 * - `connection`: the service can't be reached.
 * - `rateLimit`: too many requests.
 * - `service`: the service failed.
 * - `render`: the code couldn't be loaded, or has a defect.
 */
export type LoadErrorKind =
  | 'token'
  | 'authentication'
  | 'forbidden'
  | 'connection'
  | 'rateLimit'
  | 'service'
  | 'render'

export interface LoadError {
  readonly kind: LoadErrorKind
  /** For developers, in English. */
  readonly message: string
  /**
   * Only if a token of your site lacks it: the scope of the refused call, such as `members:read`; null: no scope allows
   * it. Undefined for everything else, such as a role that is too low.
   */
  readonly scope?: string | null
  /** What was thrown, if anything was. */
  readonly cause?: unknown
}
