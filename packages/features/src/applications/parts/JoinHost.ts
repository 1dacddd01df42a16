import { type ComponentType, createContext, use } from 'react'

export interface RegisterProps {
  /** Initial name in the form. */
  readonly name: string
  /** What the button says. */
  readonly submitLabel: string
  /** What is wrong with a mobile number that is otherwise right; undefined: nothing. */
  readonly judgeMobile?: (mobile: string) => string | undefined
  /** Called before the person counts as signed in. */
  readonly onRegistered: (name: string) => void
  readonly onSignIn: () => void
}

export interface JoinAccount {
  readonly userId: string
  readonly userAccount: string
}

/** What only the page around knows and can do. */
export interface JoinHost {
  /** Who is signed in. */
  readonly account: JoinAccount | undefined
  /** A form that registers a person and signs them in. */
  readonly Register: ComponentType<RegisterProps>
  /** Leads to the sign-in and back here. */
  readonly onSignIn: () => void
  /** Signs out, then leads to the sign-in and back here. */
  readonly onSwitchAccount: () => void
  readonly onEnterCompany: (companyId: string, companyName: string) => void
}

export const JoinHostContext = createContext<JoinHost | undefined>(undefined)

export function useJoinHost(): JoinHost {
  const host = use(JoinHostContext)
  if (!host) throw new Error('This needs a <JoinCompany> around it.')
  return host
}
