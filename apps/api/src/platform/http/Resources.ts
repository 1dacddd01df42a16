import type { Database } from '../database/Connection'
import type { ServiceKeys } from '../keys/serviceKeys'
import type { Log } from '../process/Log'
import type { UploadPlaces } from '../uploads'
import type { TrustedProxies } from './caller/callerAddress'
import type { Admission } from './limits/createAdmission'
import type { DownloadLimiter } from './limits/createDownloadLimiter'
import type { Readiness } from './readiness'
import type { BodyReceiver } from './request/createBodyReceiver'

/** Resources that the platform needs from outside. The product's ports extend these. */
export interface Resources {
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  readonly settings: ServiceSettings
  /** Loaded before the first request. */
  readonly keys: ServiceKeys
  readonly readiness: Readiness
  /** Where uploaded files wait to be read. */
  readonly uploads: UploadPlaces
  readonly admission: Admission
  readonly bodyReceiver: BodyReceiver
  readonly downloadLimiter: DownloadLimiter
}

export interface ServiceSettings {
  /** The browsers' origin of the service, without a trailing slash; decides about secure headers. */
  readonly publicOrigin: string
  /** Origins of other sites that embed features and may call the service. */
  readonly embedOrigins: readonly string[]
  /** The proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: TrustedProxies
  /** Lifetime of an access token in seconds. */
  readonly accessTokenSeconds: number
  /** Most codes per hour and channel, for strangers and for signed-in people separately. */
  readonly codesPerHour: { readonly sms: number; readonly mail: number }
  /** Whether every answer is checked against its contract; used in tests. */
  readonly checkAnswers: boolean
}
