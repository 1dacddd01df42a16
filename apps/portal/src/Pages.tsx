import { pagePaths } from '@atrium/contracts/paths'
import { useHost, useLocation, usePathname } from '@atrium/features/shared'
import { memo, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from './ErrorBoundary'
import { lazyPage } from './lazyPage'
import type { PortalTexts } from './messages'
import { findRoute, type Route, redirectOf } from './routes'
import { signInForDevice } from './signInForDevice'
import { useVisit } from './useVisit'

const shellPages = lazyPage(() => import('./ShellPages'))
const publicFrame = lazyPage(() => import('./PublicFrame'))

/** Resolves when the code of the page at `pathname` and of its frame has loaded or failed to load. */
export async function preloadPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const { frame, preload } = findRoute(pathname)
  await Promise.all([preload(), frame !== 'bare' && (isSignedIn ? shellPages : publicFrame).preload()])
}

interface PagesProps {
  readonly words: PortalTexts
}

/** The page of the current path, in its frame. */
export const Pages = memo(({ words }: PagesProps) => {
  const pathname = usePathname()
  return (
    <ErrorBoundary words={words} path={pathname} extent="window">
      <PageAt pathname={pathname} />
    </ErrorBoundary>
  )
})

function PageAt({ pathname }: { readonly pathname: string }) {
  const { search } = useLocation()
  const moved = redirectOf(pathname, search)
  if (moved) return <Moved to={moved} />
  const signIn = signInForDevice(pathname)
  if (signIn) return <Moved to={withSearch(signIn, search)} />
  return (
    <Suspense>
      <Framed route={findRoute(pathname)} path={pathname} />
    </Suspense>
  )
}

interface FramedProps {
  readonly route: Route
  readonly path: string
}

const Framed = memo(({ route, path }: FramedProps) => {
  const { search } = useLocation()
  const { session } = useVisit()
  const { state } = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  if (path === pagePaths.start && state === 'signedOut')
    return <Moved to={withSearch(pagePaths.trialCenter, search)} />
  if (route.frame === 'bare') return <route.Page />
  if (route.frame !== 'either' || state !== 'signedOut') return <SignedInOnly route={route} path={path} />
  return (
    <publicFrame.Page canSignIn {...(route.width && { width: route.width })}>
      <route.Page />
    </publicFrame.Page>
  )
})

function SignedInOnly({ route, path }: FramedProps) {
  const { session, toSignIn } = useVisit()
  const { state } = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  const signedOut = state === 'signedOut'
  useEffect(() => {
    if (signedOut) toSignIn()
    // Loads in parallel with the shell's own code.
    else void route.preload()
  }, [signedOut, toSignIn, route])
  return signedOut ? null : <shellPages.Page route={route} path={path} />
}

function Moved({ to }: { readonly to: string }) {
  const { navigate } = useHost()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

const withSearch = (path: string, search: string) => (search ? `${path}?${search}` : path)
