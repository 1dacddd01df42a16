import type { ReactNode } from 'react'

/** A page that the person's menu leads to, as it is called there. */
export interface SearchedPage {
  readonly name: string
  readonly url: string
  readonly icon?: ReactNode
}

/** Where is searched. */
export interface SearchPlace {
  readonly companyId: string
  readonly pages: readonly SearchedPage[]
}
