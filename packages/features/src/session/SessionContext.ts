import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './Session'

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session given by the host. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('This screen needs a <SessionFeature> around it.')
  return session
}

/** The current state of a session. On a server, and in the first render here, it is signed out. */
export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.getState, onServer)

const signedOut = { state: 'signedOut' } as const
const onServer = () => signedOut
