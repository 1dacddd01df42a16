import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'

/** The request for a public page's metadata. */
export interface HeadRequest {
  readonly db: Connection
  readonly now: Date
  readonly language: Language
  /** Origin by which browsers reach the service, without a trailing slash. */
  readonly origin: string
  /** Id of the product or meeting in the address. */
  readonly id: string
}
