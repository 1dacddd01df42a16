import type { Owner } from '../owner/Owner'
import type { Language } from '../people/Language'
import type { StaffActor } from '../people/StaffActor'
import type { BrowserProofGiven } from './BrowserProofGiven'
import type { CompanyScope } from './CompanyScope'
import type { Person } from './Person'
import type { Resources } from './Resources'

/** Everything known about a call before its handler runs. */
export interface Prepared {
  readonly ports: Resources
  readonly now: Date
  readonly address: string
  readonly agent: string
  readonly language: Language
  readonly person?: Person
  readonly company?: CompanyScope | undefined
  /** The owner of the data: the company, or the person if the operation allows that. */
  readonly owner?: Owner | undefined
  /** Only for idempotent operations. */
  readonly idempotencyKey?: string | undefined
  /** Only for operations that take one. */
  readonly browserProof?: BrowserProofGiven | undefined
  /** Only for operations that take one, if the page sent it. */
  readonly codeChallenge?: string | undefined
  /** Only for operations of sites' servers: their key, not checked yet. */
  readonly siteKey?: string | undefined
  /** Only for operations of applications: their token of a person, not checked yet. */
  readonly applicationToken?: string | undefined
  /** Only for operations about a sign-in request: the one of the browser's cookie. */
  readonly signInRequest?: string | undefined
  /** Only for operations of the vendor's staff. */
  readonly staff?: StaffActor | undefined
  /** Whether the data will be saved as a file. */
  readonly isExport?: boolean
  readonly input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }
  /** The result of the route's first step. */
  readonly change?: unknown
}
