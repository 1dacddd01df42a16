import { createContext, type ReactNode } from 'react'
import type { Bill } from '../../shared/bill/Bill'

/** What only the page around knows and can do for this feature. */
export interface CatalogueHost {
  /** Whether anybody is: strangers see the catalogue alone. */
  readonly isSignedIn: boolean
  /** Leads to the sign-in, and from there back to this page. */
  readonly onSignIn: () => void
  /** Leads this tab out of the portal, to an app. */
  readonly leaveFor: (address: string) => void
  /** A form of what a person says of themselves; saved or cancelled it leads to this path. */
  readonly personForm: (leadsTo: string) => ReactNode
  /** Chooses the invoice of an order, or none: first, with nothing chosen, the buyer's default as soon as it is known. */
  readonly billChoice: (bill: Bill | undefined, onChange: (bill: Bill) => void) => ReactNode
}

/** Of nobody, on a page that can do nothing more. */
export const strangersHost: CatalogueHost = {
  isSignedIn: false,
  onSignIn: () => {},
  leaveFor: () => {},
  personForm: () => null,
  billChoice: () => null,
}

export const CatalogueHostContext = createContext<CatalogueHost>(strangersHost)
