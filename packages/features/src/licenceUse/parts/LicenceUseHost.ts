import { createContext, type ReactNode } from 'react'

/** What only the surrounding page has. */
export interface LicenceUseHost {
  /**
   * The content of the dialog once licences are being taken back: the bulk change, until its end. Default: a sentence
   * and a link to it.
   */
  readonly change?: (changeId: string, onClose: () => void) => ReactNode
}

export const LicenceUseHostContext = createContext<LicenceUseHost>({})
