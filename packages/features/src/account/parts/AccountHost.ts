import { createContext, type ReactNode, use } from 'react'

/** The host's functions for this feature, because the session belongs to the host. */
export interface AccountHost {
  /** Seals the person's password for the service. */
  sealPassword(password: string): Promise<{ readonly keyId: string; readonly password: string }>
  /**
   * Announces an action that ends the session. The session's end is then silent until `onSessionOver` or the
   * returned function is called, which reports that nothing was done. Default: nothing is held back.
   */
  expectEnd?(): () => void
  /**
   * The session ended because the phone was changed or the account ends: forgets it and leads to `to`. Default:
   * the sign-in.
   */
  onSessionOver(to?: string): void
  /** Whether somebody is signed in: for visitors, notices contain no personal facts. Default: false. */
  readonly isSignedIn?: boolean
  /** Further sections of a company's settings, for its super administrator. Default: none. */
  readonly sections?: ReactNode
  /** Whether it is a phone's browser. Default: false. */
  readonly isMobile?: boolean
}

export const AccountHostContext = createContext<AccountHost | undefined>(undefined)

export function useAccountHost(): AccountHost {
  const host = use(AccountHostContext)
  if (!host) throw new Error('This screen needs an <AccountFeature> around it.')
  return host
}
