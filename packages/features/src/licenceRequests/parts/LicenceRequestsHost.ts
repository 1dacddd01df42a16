import { createContext, type ReactNode } from 'react'
import type { OwnLicence } from '../api'

/** What only the page around can do for this feature. */
export interface LicenceRequestsHost {
  /** The installers of a licence, in a dialog; undefined: closed. Default: none. */
  readonly installers: (licence: OwnLicence | undefined, onClose: () => void) => ReactNode
  /** Leads this tab to where the vendor has an installer. Default: nowhere. */
  readonly leaveFor: (address: string) => void
}

export const nothingInstalled: LicenceRequestsHost = { installers: () => null, leaveFor: () => {} }

export const LicenceRequestsHostContext = createContext<LicenceRequestsHost>(nothingInstalled)
