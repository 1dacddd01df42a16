import { createContext, type ReactNode, use } from 'react'

/** What the host does for this feature, as the session is not the feature's. */
export interface AccountHost {
  /** Seals the person's password for the service. */
  sealPassword(password: string): Promise<{ readonly keyId: string; readonly password: string }>
  /**
   * Another phone is about to be bound, which ends the session: not to be told of its end until `onRebound`, or
   * until the returned function says that nothing was bound. Default: nothing is held back.
   */
  expectEnd?(): () => void
  /** The session ended because another phone was bound: forgets it and leads to the sign-in. */
  onRebound(): void
  /** Sections of the host's own among the settings, below the sign-in. Default: none. */
  readonly sections?: ReactNode
  /** Whether the browser says that it is a phone's. Default: false. */
  readonly isMobile?: boolean
}

export const AccountHostContext = createContext<AccountHost | undefined>(undefined)

export function useAccountHost(): AccountHost {
  const host = use(AccountHostContext)
  if (!host) throw new Error('This screen needs an <AccountFeature> around it.')
  return host
}
