import { SessionGuard } from '@atrium/features/session'
import { RequireCompany, WorkspaceFeature } from '@atrium/features/workspace'
import { Suspense, use } from 'react'
import { DisplayContext } from './DisplayContext'
import { ErrorBoundary } from './ErrorBoundary'
import { startAfresh, toSignIn } from './leave'
import { PageSkeleton } from './PageSkeleton'
import { preload, type Route } from './routes'
import { session } from './session'
import { texts } from './texts'
import { useBrowserLocation } from './useBrowserLocation'

interface ShellPagesProps {
  readonly route: Route
}

/** Everything that needs a signed-in person. */
export default function ShellPages({ route }: ShellPagesProps) {
  const { theme, locale, onThemeChange, onLocaleChange } = use(DisplayContext)
  const { pathname } = useBrowserLocation()
  const page = (
    <ErrorBoundary words={texts[locale]} path={pathname} extent="page">
      <Suspense fallback={<PageSkeleton />}>
        <route.Page />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <SessionGuard session={session} onSignedOut={toSignIn} onPersonChanged={startAfresh}>
      <WorkspaceFeature
        theme={theme}
        onThemeChange={onThemeChange}
        onLocaleChange={onLocaleChange}
        {...(route.menuUrl && { activeUrl: route.menuUrl })}
        onPreload={preload}
      >
        {route.frame === 'company' ? <RequireCompany>{page}</RequireCompany> : page}
      </WorkspaceFeature>
    </SessionGuard>
  )
}
