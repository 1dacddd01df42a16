import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { usePathname } from '../../shared/host/useLocation'
import { useSession, useSessionState } from '../SessionContext'
import { SignedIn } from './SignedIn'
import { Threshold, ThresholdContext } from './Threshold'
import { entryPaths, useLeaveSignIn } from './useLeaveSignIn'

export interface EntryProps {
  readonly startPath: string
  readonly onLeave?: ((address: string) => void) | undefined
  readonly onPersonChanged?: (() => void) | undefined
  readonly corner?: ReactNode
  /** Social accounts are a way in. */
  readonly hasSocial?: boolean
}

interface EntryFrameProps extends EntryProps {
  readonly isLong?: boolean
  /** Where it leads by then, wherever one came from. Default: back there. */
  readonly landing?: RefObject<string | undefined>
  readonly children: ReactNode
}

/** Around every way in: as soon as somebody is signed in, it leads back to where they came from. */
export function EntryFrame({
  startPath,
  onLeave,
  onPersonChanged,
  corner,
  landing,
  ...page
}: EntryFrameProps) {
  const state = useSessionState(useSession())
  const leave = useLeaveSignIn({ startPath, onLeave })
  const wasSignedIn = useRef(state.state === 'signedIn').current
  const left = useRef(false)
  const extent = use(ThresholdContext)
  // While the next page's code is on its way, this one still hears where one goes, and would lead away from there.
  const isBehind = !entryPaths.includes(usePathname()) && extent === 'window'

  useEffect(() => {
    if (state.state === 'replaced') onPersonChanged?.()
    if (state.state !== 'signedIn' || left.current || isBehind) return
    // Once only: leaving changes the location, which `leave` depends on.
    left.current = true
    void leave(landing?.current)
  }, [state.state, leave, landing, isBehind, onPersonChanged])

  if (extent === 'content' && state.state === 'signedIn') {
    return <SignedIn account={state.userAccount} />
  }
  if (wasSignedIn && state.state === 'signedIn') return null
  return <Threshold corner={corner} {...page} />
}
