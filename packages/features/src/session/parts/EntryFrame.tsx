import { lazy, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { useSession, useSessionState } from '../SessionContext'
import { Threshold, ThresholdContext } from './Threshold'
import { useLeaveSignIn } from './useLeaveSignIn'

export interface EntryProps {
  readonly startPath: string
  readonly onLeave?: ((address: string) => void) | undefined
  readonly onPersonChanged?: (() => void) | undefined
  readonly corner?: ReactNode
}

/** Around every way in: as soon as somebody is signed in, it leads back to where they came from. */
export function EntryFrame({
  startPath,
  onLeave,
  onPersonChanged,
  corner,
  ...page
}: EntryProps & { readonly isLong?: boolean; readonly children: ReactNode }) {
  const state = useSessionState(useSession())
  const leave = useLeaveSignIn({ startPath, onLeave })
  const wasSignedIn = useRef(state.state === 'signedIn').current
  const left = useRef(false)

  useEffect(() => {
    if (state.state === 'replaced') onPersonChanged?.()
    if (state.state !== 'signedIn' || left.current) return
    // Once only: leaving changes the location, which `leave` depends on.
    left.current = true
    void leave()
  }, [state.state, leave, onPersonChanged])

  if (use(ThresholdContext) === 'content' && state.state === 'signedIn') {
    return (
      <Suspense>
        <SignedIn account={state.userAccount} />
      </Suspense>
    )
  }
  if (wasSignedIn && state.state === 'signedIn') return null
  return <Threshold corner={corner} {...page} />
}

const SignedIn = lazy(() => import('./SignedIn'))
