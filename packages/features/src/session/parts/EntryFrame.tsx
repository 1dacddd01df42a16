import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import styles from '../../shared/entry/Threshold.module.css'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { usePathname } from '../../shared/host/useLocation'
import { sessionMessages } from '../messages'
import { useSession, useSessionState } from '../SessionContext'
import type { WayIn } from '../useWayIn'
import { Threshold, ThresholdContext } from './Threshold'
import { entryPaths, useLeaveSignIn } from './useLeaveSignIn'

export interface EntryProps {
  readonly startPath: string
  readonly onLeave?: ((address: string) => void) | undefined
  readonly onPersonChanged?: (() => void) | undefined
  readonly corner?: ReactNode
  /** Social accounts are offered. */
  readonly hasSocial?: boolean
  /** Of the page's address; undefined where nobody signs in by their company. */
  readonly fragment?: string
  /** The offered ways; then nobody is led to the registration. Default: all. */
  readonly ways?: readonly WayIn[]
  /** Why the host let nobody in. */
  readonly notice?: ReactNode
}

interface EntryFrameProps extends EntryProps {
  readonly isLong?: boolean
  /** The destination, whatever the original page. Default: back to the original page. */
  readonly landing?: RefObject<string | undefined>
  readonly children: ReactNode
}

/** The frame of every way to sign in. As soon as somebody is signed in, it leads back to the original page. */
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
  // While the next page's code is loading, this one still sees the new address, and would lead away from it.
  const isBehind = !entryPaths.includes(usePathname()) && extent === 'window'

  useEffect(() => {
    if (state.state === 'replaced') onPersonChanged?.()
    if (state.state !== 'signedIn' || left.current || isBehind) return
    // Once only, because leaving changes the location, on which `leave` depends.
    left.current = true
    void leave(landing?.current)
  }, [state.state, leave, landing, isBehind, onPersonChanged])

  if (extent === 'content' && state.state === 'signedIn') {
    return <SignedIn account={state.userAccount} />
  }
  if (wasSignedIn && state.state === 'signedIn') return null
  return <Threshold corner={corner} {...page} />
}

interface SignedInProps {
  readonly account: string
}

/** On a page that keeps showing the sign-in to a signed-in person: who is signed in, and a way out. */
function SignedIn({ account }: SignedInProps) {
  const texts = useTexts(sessionMessages)
  return (
    <Threshold>
      <p className={styles.signedIn} role="status">
        {texts.signedInAs(account)}
      </p>
      <Button asChild>
        <FeatureLink to={pagePaths.signOut}>{texts.signOut}</FeatureLink>
      </Button>
    </Threshold>
  )
}
