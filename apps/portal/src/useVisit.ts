import type { Session, SignedOutBecause } from '@atrium/features/session'
import type { ClientOptions } from '@atrium/features/shared'
import { createContext, use } from 'react'

/** The portal's visitor, with the browser functions that no feature's host provides. */
export interface Visit extends Pick<ClientOptions, 'fetch'> {
  readonly session: Session
  /** Nobody is signed in (any more). */
  toSignIn(because?: SignedOutBecause): void
  /** Leads this tab out of the portal. */
  leaveFor(address: string): void
}

export const VisitContext = createContext<Visit | undefined>(undefined)

export function useVisit(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('This component needs a <Portal> around it.')
  return visit
}
