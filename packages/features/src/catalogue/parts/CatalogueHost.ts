import { createContext, type ReactNode } from 'react'

/** What only the page around knows and can do for this feature. */
export interface CatalogueHost {
  /** Whether anybody is: strangers see the catalogue alone. */
  readonly isSignedIn: boolean
  /** Leads to the sign-in, and from there back to this page. */
  readonly onSignIn: () => void
  /** A form of what a person says of themselves; saved or cancelled it leads to this path. */
  readonly personForm: (leadsTo: string) => ReactNode
}

export const CatalogueHostContext = createContext<CatalogueHost>({
  isSignedIn: false,
  onSignIn: () => {},
  personForm: () => null,
})
