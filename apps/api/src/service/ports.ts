import type { Database } from '../database/Connection'
import type { PaymentProvider } from '../payment/PaymentProvider'
import type { CompanyRegistry } from '../registry'
import type { ServiceKeys } from '../session/serviceKeys'
import type { Uploads } from '../uploads'
import type { Door } from './createDoor'
import type { Log } from './Log'

import type { Readiness } from './readiness'
import type { TrustedProxies } from './trustedProxies'

/** What the service needs from outside. `main.ts` alone knows the real ones. */
export interface Ports {
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  readonly settings: Settings
  /** Loaded before the first request. */
  readonly keys: ServiceKeys
  /** The public registry of companies. */
  readonly registry: CompanyRegistry
  /** Where companies pay; undefined: nowhere, then orders can't be paid. */
  readonly payments: PaymentProvider | undefined
  readonly readiness: Readiness
  /** Where files that people send are read. */
  readonly uploads: Uploads
  readonly door: Door
}

/**
 * What a handler sees of them. It reads and writes through `db`: to ask for another connection inside its
 * transaction would be to wait for itself.
 */
export type CallPorts = Omit<Ports, 'database'>

export interface Settings {
  /** Origin under which browsers reach the service, without a trailing slash; decides secure headers. */
  readonly publicOrigin: string
  /** Origins to which a sign-in may return, beside the own one. */
  readonly returnOrigins: readonly string[]
  /** Origins of other sites that embed features and may therefore call the service. */
  readonly embedOrigins: readonly string[]
  /** Whose X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies
  /** Life of an access token in seconds. */
  readonly accessTokenSeconds: number
  /** Absolute life of a session in seconds. */
  readonly sessionSeconds: number
  /** How many invitations by SMS a company sends in a day at most, unless it has a number of its own. */
  readonly invitationsPerDay: number
  /** How many codes by SMS leave in an hour at most, to strangers and to people who are signed in, each. */
  readonly codesPerHour: number
  /** Whether every answer is held against its contract before it leaves: in tests. */
  readonly checkAnswers: boolean
}
