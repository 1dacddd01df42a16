import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode, Suspense } from 'react'
import { FeatureRoot } from '../shared/host/FeatureRoot'
import { usePathname } from '../shared/host/useLocation'
import { type Extent, Threshold, ThresholdContext } from './parts/Threshold'
import { entryPaths } from './parts/useLeaveSignIn'
import type { Session } from './Session'
import { SessionContext } from './SessionContext'
import { SignIn } from './SignIn'

/** The sign-in comes first and stays light: the other screens are loaded together, when one of them is shown. */
const OtherScreens = lazy(() => import('./parts/OtherScreens'))

export interface SessionFeatureProps {
  /** From `createSession`; the provider around has the same one as its `tokens`. */
  readonly session: Session
  /** Where a sign-in leads when nothing else was asked for. Default: `/`. */
  readonly startPath?: string
  /** Another site may have led the person to the sign-out: it asks before it ends the session. Default: it does not. */
  readonly asksBeforeSignOut?: boolean
  /** Leads the whole page to an address of a registered origin. Without it such returns are not followed. */
  readonly onLeave?: (address: string) => void
  /** Somebody else signed in than the one this page was opened for: it has to start afresh. */
  readonly onPersonChanged?: () => void
  /** `window`: it is the whole page, with a drawn hall beside it. Default: `content`, a part of one. */
  readonly extent?: Extent
  /** Stands for a screen whose code is on its way. Default: the hall where it is the whole page, else nothing. */
  readonly fallback?: ReactNode
  /** The service knows providers of social accounts: they are a way to sign in. It takes `onLeave`. Default: it is none. */
  readonly hasSocial?: boolean
  /** Choices of the host's own in a corner of the sign-in, such as the language. */
  readonly corner?: ReactNode
}

/** Signing in and out, and one's password: shows the screen of the host's current path, else the sign-in. */
export function SessionFeature({
  session,
  startPath = '/',
  extent = 'content',
  fallback,
  ...signIn
}: SessionFeatureProps) {
  return (
    <SessionContext value={session}>
      <ThresholdContext value={extent}>
        <FeatureRoot paths={ownPaths}>
          <Suspense fallback={fallback ?? (extent === 'window' && <Hall corner={signIn.corner} />)}>
            <Screen startPath={startPath} {...signIn} />
          </Suspense>
        </FeatureRoot>
      </ThresholdContext>
    </SessionContext>
  )
}

function Hall({ corner }: Pick<SessionFeatureProps, 'corner'>) {
  return (
    <Threshold corner={corner} isLong>
      {null}
    </Threshold>
  )
}

function Screen({
  asksBeforeSignOut = false,
  ...entry
}: Omit<SessionFeatureProps, 'session' | 'extent' | 'fallback'> & { readonly startPath: string }) {
  const pathname = usePathname()
  if (!otherPaths.includes(pathname)) return <SignIn {...entry} />
  return <OtherScreens pathname={pathname} asksBeforeSignOut={asksBeforeSignOut} {...entry} />
}

const otherPaths: readonly string[] = [
  pagePaths.signOut,
  pagePaths.companyPassword,
  pagePaths.personalPassword,
  pagePaths.register,
  pagePaths.recoverPassword,
  pagePaths.socialCallback,
  pagePaths.socialBinding,
]

const ownPaths = [...entryPaths, pagePaths.companyPassword, pagePaths.personalPassword]
