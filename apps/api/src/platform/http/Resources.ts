import type { Database } from '../database/Connection'
import type { ServiceKeys } from '../keys/serviceKeys'
import type { Log } from '../process/Log'
import type { UploadPlaces } from '../uploads'
import type { Door } from './createDoor'
import type { Inbox } from './createInbox'
import type { Outflow } from './createOutflow'
import type { Readiness } from './readiness'
import type { TrustedProxies } from './trustedProxies'

/** What the platform needs from outside; the product's ports are these and its own. */
export interface Resources {
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  readonly settings: ServiceSettings
  /** Loaded before the first request. */
  readonly keys: ServiceKeys
  readonly readiness: Readiness
  /** Where files that people send wait to be read. */
  readonly uploads: UploadPlaces
  readonly door: Door
  readonly inbox: Inbox
  readonly outflow: Outflow
}

export interface ServiceSettings {
  /** Origin under which browsers reach the service, without a trailing slash; decides secure headers. */
  readonly publicOrigin: string
  /** Origins of other sites that embed features and may therefore call the service. */
  readonly embedOrigins: readonly string[]
  /** Whose X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies
  /** Life of an access token in seconds. */
  readonly accessTokenSeconds: number
  /** How many codes leave in an hour at most by each channel, to strangers and to people who are signed in, each. */
  readonly codesPerHour: { readonly sms: number; readonly mail: number }
  /** Whether every answer is held against its contract before it leaves: in tests. */
  readonly checkAnswers: boolean
}
