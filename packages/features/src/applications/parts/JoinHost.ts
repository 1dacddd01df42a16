import { type ComponentType, createContext, use } from 'react'

export interface RegisterProps {
  /** Initial name in the form. */
  readonly name: string
  /** Label of the button. */
  readonly submitLabel: string
  /** An error of a mobile number that is otherwise valid; undefined: none. */
  readonly judgeMobile?: (mobile: string) => string | undefined
  /** Called before the person counts as signed in. */
  readonly onRegistered: (name: string) => void
  /** Undefined: no sign-in is offered. */
  readonly onSignIn: (() => void) | undefined
}

export interface JoinAccount {
  readonly userId: string
  readonly userAccount: string
}

/** Facts and functions that only the surrounding page has. */
export interface JoinHost {
  readonly account: JoinAccount | undefined
  /** A form that registers a person and signs them in. */
  readonly Register: ComponentType<RegisterProps>
  /** Leads to the sign-in, which returns here. Undefined: not offered. */
  readonly onSignIn: (() => void) | undefined
  /** Signs out, then leads to the sign-in, which returns here. Undefined: not offered. */
  readonly onSwitchAccount: (() => void) | undefined
  /** Undefined: not offered. */
  readonly onEnterCompany: ((companyId: string, companyName: string) => void) | undefined
}

export const JoinHostContext = createContext<JoinHost | undefined>(undefined)

export function useJoinHost(): JoinHost {
  const host = use(JoinHostContext)
  if (!host) throw new Error('This needs a <JoinCompany> around it.')
  return host
}
