import type { CompanyDetail } from '../api'

/** What the company's form and its detail begin with. */
export interface CompanyRecordContent {
  /** Null before anything was submitted. */
  readonly detail: CompanyDetail | null
  readonly name: string
  readonly account: string
}
