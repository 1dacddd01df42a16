import { createContext, type ReactNode } from 'react'

/** What other features have to say on this screen, each a row for its list; put together by the host. */
export interface SecurityHost {
  /** Binds another mobile in place of this one. Default: the number is shown only. */
  readonly rebind?: (mobile: string) => ReactNode
  /** The row of the email address. Default: the address is shown only. */
  readonly email?: (address: string, isVerified: boolean) => ReactNode
  /** More ways to sign in, such as social accounts: rows below the password, the mobile and the email. Default: none. */
  readonly ways?: ReactNode
  /** Sections of others below the ways to sign in, such as the second step. Default: none. */
  readonly sections?: ReactNode
  /** Sections of what is kept about the person and what they agreed to. Default: none. */
  readonly privacy?: ReactNode
  /** What ends the account, at the end. Default: none. */
  readonly ending?: ReactNode
}

export const SecurityHostContext = createContext<SecurityHost>({})
