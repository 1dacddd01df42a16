import type { ReactNode } from 'react'

/** A page that the person's menu leads to, as it is called there. */
export interface SearchedPage {
  readonly name: string
  readonly url: string
  readonly icon?: ReactNode
}

/** Where is searched. */
export interface SearchPlace {
  /** Undefined: among what is the person's own. */
  readonly companyId: string | undefined
  readonly pages: readonly SearchedPage[]
}
