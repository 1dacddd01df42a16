import type { Database } from '../../platform/database/Connection'

/** The stand-in's dependencies. It has no access to the service's tables. */
export interface StandIn {
  readonly database: Database
  readonly clock: () => Date
  /** Its issuer identifier, which is also the prefix of its pages. */
  readonly issuer: string
  readonly clientSecret: string
  /** The only addresses that it sends browsers back to. */
  readonly redirectUris: readonly string[]
}

export const standInClient = 'atrium'

export const standInPaths = {
  authorize: '/standIn/authorize',
  token: '/standIn/token',
  user: '/standIn/userinfo',
} as const
