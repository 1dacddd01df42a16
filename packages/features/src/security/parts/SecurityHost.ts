import { createContext, type ReactNode } from 'react'

/** Content of other features on this screen, each a row for its list; composed by the host. */
export interface SecurityHost {
  /** Changes the mobile. Default: the number is only shown. */
  readonly rebind?: (mobile: string) => ReactNode
  /** The row of the email address. Default: the address is only shown. */
  readonly email?: (address: string, isVerified: boolean) => ReactNode
  /** Further ways to sign in, such as social accounts: rows below password, mobile and email. Default: none. */
  readonly ways?: ReactNode
  /** Further sections below the ways to sign in, such as the second step. Default: none. */
  readonly sections?: ReactNode
  /** Sections about the person's data and agreements. Default: none. */
  readonly privacy?: ReactNode
  /** The account's closure, at the end. Default: none. */
  readonly ending?: ReactNode
}

export const SecurityHostContext = createContext<SecurityHost>({})
