import type { Database } from '../database/Connection'

/** What the service needs from outside. `main.ts` alone knows the real ones. */
export interface Ports {
  readonly database: Database
  readonly clock: () => Date
  readonly settings: Settings
}

export interface Settings {
  /** Origin under which browsers reach the service, without a trailing slash; decides secure headers. */
  readonly publicOrigin: string
  /** Origins to which a sign-in may return, beside the own one. */
  readonly returnOrigins: readonly string[]
  /** Addresses of proxies whose X-Forwarded-For is believed; empty: none. */
  readonly trustedProxies: readonly string[]
  /** Life of an access token in seconds. */
  readonly accessTokenSeconds: number
  /** Absolute life of a session in seconds. */
  readonly sessionSeconds: number
}
