import type { Owner } from '../owner/Owner'
import type { Language } from '../people/Language'
import type { BrowserProofGiven } from './BrowserProofGiven'
import type { CompanyScope } from './CompanyScope'
import type { Person } from './Person'
import type { Resources } from './Resources'

/** What is known of a call before its handler runs. */
export interface Prepared {
  readonly ports: Resources
  readonly now: Date
  readonly address: string
  readonly agent: string
  readonly language: Language
  readonly person?: Person
  readonly company?: CompanyScope | undefined
  /** Whose things the call is about: the company, or the person where the operation allows that. */
  readonly owner?: Owner | undefined
  /** Given for an idempotent operation, and for no other. */
  readonly idempotencyKey?: string | undefined
  /** Given for an operation that takes one. */
  readonly browserProof?: BrowserProofGiven | undefined
  /** Given for an operation that takes one, where the page has one. */
  readonly codeChallenge?: string | undefined
  /** Whether what is read is to be saved as a file. */
  readonly isExport?: boolean
  readonly input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }
  /** What the route's first step returned. */
  readonly change?: unknown
}
