import { pagePaths } from '@atrium/contracts/paths'
import { useHost, useLocation, usePathname } from '@atrium/features/shared'
import { memo, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from './ErrorBoundary'
import { lazyPage } from './lazyPage'
import type { PortalTexts } from './messages'
import { findRoute, type Route, redirects } from './routes'
import { signInForDevice } from './signInForDevice'
import { useVisit } from './useVisit'

const shellPages = lazyPage(() => import('./ShellPages'))
const publicFrame = lazyPage(() => import('./PublicFrame'))

/** Resolves when what the address needs is there: until then `index.html` stands for it. */
export async function preloadPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const { frame, preload } = findRoute(redirects[pathname] ?? pathname)
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
  const moved = redirects[pathname] ?? signInForDevice(pathname)
  if (moved) return <Moved to={moved} />
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
  const { session } = useVisit()
  const { state } = useSyncExternalStore(session.subscribe, session.getState)
  if (path === '/' && state === 'signedOut') return <Moved to={pagePaths.trialCenter} />
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
  const { state } = useSyncExternalStore(session.subscribe, session.getState)
  const signedOut = state === 'signedOut'
  useEffect(() => {
    if (signedOut) toSignIn()
    // Beside the shell's own code rather than after it.
    else void route.preload()
  }, [signedOut, toSignIn, route])
  return signedOut ? null : <shellPages.Page route={route} path={path} />
}

function Moved({ to }: { readonly to: string }) {
  const { navigate } = useHost()
  const { search } = useLocation()
  useEffect(() => navigate(search ? `${to}?${search}` : to, { replace: true }), [navigate, to, search])
  return null
}
