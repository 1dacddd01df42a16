import type { Database } from '../../platform/database/Connection'

/** What the stand-in needs; nothing of it reaches the service's own tables. */
export interface StandIn {
  readonly database: Database
  readonly clock: () => Date
  /** As it names itself beside its answers, and below which its pages lie. */
  readonly issuer: string
  readonly clientSecret: string
  /** Where it sends browsers back to, and nowhere else. */
  readonly redirectUris: readonly string[]
}

export const standInClient = 'atrium'

export const standInPaths = {
  authorize: '/standIn/authorize',
  token: '/standIn/token',
  user: '/standIn/userinfo',
} as const
