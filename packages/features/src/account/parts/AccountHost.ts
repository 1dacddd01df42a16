import { createContext, use } from 'react'

/** What the host does for this feature, as the session is not the feature's. */
export interface AccountHost {
  /** Seals the person's password for the service. */
  sealPassword(password: string): Promise<{ readonly keyId: string; readonly password: string }>
  /**
   * Something is about to be done that ends the session: not to be told of its end until `onSessionOver`, or until
   * the returned function says that nothing was done. Default: nothing is held back.
   */
  expectEnd?(): () => void
  /** The session ended, as another phone was bound or the account ends: forgets it and leads to `to`. Default: the sign-in. */
  onSessionOver(to?: string): void
  /** Whether anybody is: to strangers a notice says nothing of their own. Default: false. */
  readonly isSignedIn?: boolean
  /** Whether the browser says that it is a phone's. Default: false. */
  readonly isMobile?: boolean
}

export const AccountHostContext = createContext<AccountHost | undefined>(undefined)

export function useAccountHost(): AccountHost {
  const host = use(AccountHostContext)
  if (!host) throw new Error('This screen needs an <AccountFeature> around it.')
  return host
}
