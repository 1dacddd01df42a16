import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './Session'

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session that the host handed over. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('This screen needs a <SessionFeature> around it.')
  return session
}

/** The state of a session, followed. What a server sends, and what it becomes here at first, is signed out. */
export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.getState, onServer)

const signedOut = { state: 'signedOut' } as const
const onServer = () => signedOut
