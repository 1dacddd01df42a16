import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'

/** Context for describing an open page. */
export interface HeadRequest {
  readonly db: Connection
  readonly now: Date
  readonly language: Language
  /** Under which browsers reach the service, without a trailing slash. */
  readonly origin: string
  /** Of the product or meeting that its address names. */
  readonly id: string
}
