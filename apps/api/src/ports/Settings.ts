import type { ServiceSettings } from '../platform/http/Resources'

export interface Settings extends ServiceSettings {
  /** Origins to which a sign-in may return, beside its own. */
  readonly returnOrigins: readonly string[]
  /** Absolute life of a session in seconds. */
  readonly sessionSeconds: number
  /** After so many seconds without a call a session ends. */
  readonly sessionIdleSeconds: number
  /** Where weaknesses are reported, as a `mailto:` or `https:` address; undefined: at the hotline. */
  readonly securityContact?: string | undefined
  /** How many invitations by SMS a company sends in a day at most, unless it has a number of its own. */
  readonly invitationsPerDay: number
}
