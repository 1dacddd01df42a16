import { createContext, type ReactNode } from 'react'
import type { Bill } from '../../shared/bill/Bill'

/** Facts and functions that only the surrounding page has. */
export interface CatalogueHost {
  /** Whether somebody is signed in: visitors see the catalogue alone. */
  readonly isSignedIn: boolean
  /** Leads to the sign-in, which returns to this page. Undefined: the site has none, so none is offered. */
  readonly onSignIn: (() => void) | undefined
  /** Leads this tab out of the portal, to an app. */
  readonly leaveFor: (address: string) => void
  /** A form with the person's profile; saving or cancelling leads to this path. */
  readonly personForm: (leadsTo: string) => ReactNode
  /**
   * Chooses the invoice of an order, or none. Initially nothing is chosen; the buyer's default is selected as
   * soon as it is known.
   */
  readonly billChoice: (bill: Bill | undefined, onChange: (bill: Bill) => void) => ReactNode
}

/** For visitors, on a page without these functions. */
export const strangersHost: CatalogueHost = {
  isSignedIn: false,
  onSignIn: undefined,
  leaveFor: () => {},
  personForm: () => null,
  billChoice: () => null,
}

export const CatalogueHostContext = createContext<CatalogueHost>(strangersHost)
