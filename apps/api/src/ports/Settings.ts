import type { ServiceSettings } from '../platform/http/Resources'

export interface Settings extends ServiceSettings {
  /** Further origins that a sign-in may return to. */
  readonly returnOrigins: readonly string[]
  /** Absolute lifetime of a session in seconds. */
  readonly sessionSeconds: number
  /** A session ends after this many seconds without a call. */
  readonly sessionIdleSeconds: number
  /** Address for reports of vulnerabilities, `mailto:` or `https:`; undefined: the hotline. */
  readonly securityContact?: string | undefined
  /** Most invitations by SMS that a company sends per day, unless it has its own limit. */
  readonly invitationsPerDay: number
}
