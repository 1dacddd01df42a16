import type { ReactNode } from 'react'

/** A page that the person can open, with its name in the menu. */
export interface SearchedPage {
  readonly name: string
  readonly url: string
  readonly icon?: ReactNode
  /** Found only by typing. Default: false. */
  readonly isQuiet?: boolean
  /** The page's space, if it isn't the current one. */
  readonly place?: string
}

/** The scope of a search. */
export interface SearchPlace {
  /** Undefined: the person's own things. */
  readonly companyId: string | undefined
  readonly pages: readonly SearchedPage[]
  /** Opens a result whose path the site doesn't show. Default: navigates to it. */
  readonly follow?: ((to: string) => void) | undefined
}
