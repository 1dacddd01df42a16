import { createContext, type ReactNode } from 'react'
import type { OwnLicence } from '../api'

/** Functions that only the surrounding page has. */
export interface LicenceRequestsHost {
  /** The installers of a licence, in a dialog; undefined: closed. Default: none. */
  readonly installers: (licence: OwnLicence | undefined, onClose: () => void) => ReactNode
  /** Leads this tab to the vendor's installer. Default: no link. */
  readonly leaveFor: (address: string) => void
}

export const nothingInstalled: LicenceRequestsHost = { installers: () => null, leaveFor: () => {} }

export const LicenceRequestsHostContext = createContext<LicenceRequestsHost>(nothingInstalled)
