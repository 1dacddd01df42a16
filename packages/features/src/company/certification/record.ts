import type { CompanyDetail } from '../api'

/** The initial data of the company's form and its detail page. */
export interface CompanyRecordContent {
  /** Null before anything was submitted. */
  readonly detail: CompanyDetail | null
  readonly name: string
  readonly account: string
}
