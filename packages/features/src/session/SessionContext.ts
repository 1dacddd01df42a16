import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './Session'

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session that the host handed over. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('This screen needs a <SessionFeature> around it.')
  return session
}

export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.getState, session.getState)
