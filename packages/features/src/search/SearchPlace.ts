import type { ReactNode } from 'react'

/** A page that the person may open, as their menu calls it. */
export interface SearchedPage {
  readonly name: string
  readonly url: string
  readonly icon?: ReactNode
  /** Found only once something is typed. Default: false. */
  readonly isQuiet?: boolean
  /** Which space it belongs to, where that isn't the one in sight. */
  readonly place?: string
}

/** Where is searched. */
export interface SearchPlace {
  /** Undefined: among what is the person's own. */
  readonly companyId: string | undefined
  readonly pages: readonly SearchedPage[]
}
