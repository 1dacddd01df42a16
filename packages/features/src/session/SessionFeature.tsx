import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode, Suspense } from 'react'
import { FeatureRoot } from '../shared/host/FeatureRoot'
import { usePathname } from '../shared/host/useLocation'
import { type Extent, Threshold, ThresholdContext } from './parts/Threshold'
import { entryPaths } from './parts/useLeaveSignIn'
import type { Session } from './Session'
import { SessionContext } from './SessionContext'
import { SignIn } from './SignIn'
import type { WayIn } from './useWayIn'

/** The sign-in is loaded first and stays small. The other screens are loaded together when one of them is shown. */
const OtherScreens = lazy(() => import('./parts/OtherScreens'))

export interface SessionFeatureProps {
  /** From `createSession`; the surrounding provider has the same one as its `tokens`. */
  readonly session: Session
  /** The destination of a sign-in without a return address. Default: `/`. */
  readonly startPath?: string
  /**
   * Another site may have led the person to the sign-out, so it asks before it ends the session. Default: it
   * doesn't ask.
   */
  readonly asksBeforeSignOut?: boolean
  /** Leads the whole page to an address of a registered origin. Without it, such return addresses are ignored. */
  readonly onLeave?: (address: string) => void
  /** Somebody else signed in than the page was opened for: the page must reload. */
  readonly onPersonChanged?: () => void
  /** `window`: it is the whole page, with an illustrated hall next to it. Default: `content`, a part of a page. */
  readonly extent?: Extent
  /** Placeholder for a screen whose code is loading. Default: the hall if it is the whole page, otherwise nothing. */
  readonly fallback?: ReactNode
  /** The service has providers of social accounts, so they are offered. Needs `onLeave`. Default: not offered. */
  readonly hasSocial?: boolean
  /**
   * Of the page's address, without the leading `#`: the answer of a company's identity provider. Default: none, so that
   * nobody signs in by their company.
   */
  readonly fragment?: string
  /** The ways that are offered; then nobody is led to the registration. Default: all. */
  readonly ways?: readonly WayIn[]
  /** Above the form, such as why the host let nobody in. Default: nothing. */
  readonly notice?: ReactNode
  /** Controls of the host in a corner of the sign-in, such as the language. */
  readonly corner?: ReactNode
}

/** Signing in and out, and passwords: shows the screen of the host's current path, or else the sign-in. */
export function SessionFeature({
  session,
  startPath = '/',
  extent = 'content',
  fallback,
  ...signIn
}: SessionFeatureProps) {
  const waiting = fallback ?? (extent === 'window' && <Hall corner={signIn.corner} />)
  return (
    <SessionContext value={session}>
      <ThresholdContext value={extent}>
        <FeatureRoot paths={ownPaths} placeholder={waiting}>
          <Suspense fallback={waiting}>
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
  pagePaths.companyCallback,
]

const ownPaths = [...entryPaths, pagePaths.companyPassword, pagePaths.personalPassword]
