import { createContext, type ReactNode } from 'react'
import type { OwnLicence } from '../api'

/** A licence that is borrowed for a device, or whose devices are swapped. */
export interface OpenedLicence {
  readonly kind: 'borrow' | 'swap'
  readonly licence: OwnLicence
}

/** Functions that only the surrounding page has. */
export interface LicenceRequestsHost {
  /** The installers of a licence, in a dialog; undefined: closed. Default: none. */
  readonly installers: (licence: OwnLicence | undefined, onClose: () => void) => ReactNode
  /** A licence's dialog of another feature; undefined: closed. Default: none, and no such actions. */
  readonly deviceDialog?: (opened: OpenedLicence | undefined, onClose: () => void) => ReactNode
  /** Leads this tab to the vendor's installer. Default: no link. */
  readonly leaveFor: (address: string) => void
}

export const nothingInstalled: LicenceRequestsHost = { installers: () => null, leaveFor: () => {} }

export const LicenceRequestsHostContext = createContext<LicenceRequestsHost>(nothingInstalled)
