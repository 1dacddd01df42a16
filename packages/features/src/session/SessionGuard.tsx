import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ExpiryDialogProps } from './parts/ExpiryDialog'
import type { Session, SignedOutBecause } from './Session'
import { useSessionState } from './SessionContext'

export interface SessionGuardProps {
  /** From `createSession`; the provider around has the same one as its `tokens`. */
  readonly session: Session
  /** Nobody is signed in (any more): lead to the sign-in. */
  readonly onSignedOut: (because?: SignedOutBecause) => void
  /** Somebody else signed in, here or in another tab: the page has to start afresh. */
  readonly onPersonChanged: () => void
  readonly children: ReactNode
}

/**
 * Keeps what it surrounds on the screen while a session expires: a dialog asks for the password, and the calls
 * that wait go on. Nothing that was typed is lost.
 */
export function SessionGuard({ session, onSignedOut, onPersonChanged, children }: SessionGuardProps) {
  const state = useSessionState(session)
  const because = state.state === 'signedOut' ? state.because : undefined
  const Dialog = useExpiryDialog(session, state.state === 'expired')

  useEffect(() => {
    if (state.state === 'signedOut') onSignedOut(because)
    if (state.state === 'replaced') onPersonChanged()
  }, [state.state, because, onSignedOut, onPersonChanged])

  return (
    <>
      {children}
      {Dialog && state.state === 'expired' && (
        <Dialog session={session} account={state.userAccount} key={state.userId} />
      )}
    </>
  )
}

/** Loads the dialog when it is needed; if it can't be had, the waiting calls fail rather than hang. */
function useExpiryDialog(session: Session, needed: boolean): ComponentType<ExpiryDialogProps> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<ExpiryDialogProps> }>()
  useEffect(() => {
    if (loaded || !needed) return
    import('./parts/ExpiryDialog').then(
      ({ ExpiryDialog }) => setLoaded({ Dialog: ExpiryDialog }),
      () => session.postpone(),
    )
  }, [loaded, needed, session])
  return loaded?.Dialog
}
