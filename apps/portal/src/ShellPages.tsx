import { MessageEntry } from '@atrium/features/messages'
import { RealtimeFeature } from '@atrium/features/realtime'
import { SearchEntry } from '@atrium/features/search'
import { SessionGuard } from '@atrium/features/session'
import { readTexts } from '@atrium/features/shared'
import { RequireCompany, WorkspaceFeature } from '@atrium/features/workspace'
import { Suspense, use } from 'react'
import { Arrival } from './Arrival'
import { DisplayContext } from './DisplayContext'
import { WithDrawers } from './drawers/WithDrawers'
import { ErrorBoundary } from './ErrorBoundary'
import { FocusOnArrival } from './FocusOnArrival'
import { startAfresh } from './leave'
import { LeavingGate } from './leaving/LeavingGate'
import { portalMessages } from './messages'
import { PageSkeleton } from './PageSkeleton'
import { preload, type Route } from './routes'
import { UploadsBeside } from './UploadsBeside'
import { useVisit } from './useVisit'

interface ShellPagesProps {
  readonly route: Route
  readonly path: string
}

/** Everything that needs a signed-in person. */
export default function ShellPages({ route, path }: ShellPagesProps) {
  const { theme, locale, onThemeChange, onLocaleChange } = use(DisplayContext)
  const { session, fetch, toSignIn } = useVisit()
  const page = (
    <ErrorBoundary words={readTexts(portalMessages, locale, {})} path={path} extent="page">
      <Suspense fallback={<PageSkeleton />}>
        <route.Page />
        <FocusOnArrival key={path} />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <SessionGuard session={session} onSignedOut={toSignIn} onPersonChanged={startAfresh}>
      <RealtimeFeature tokens={session} fetch={fetch} />
      <LeavingGate />
      <WorkspaceFeature
        theme={theme}
        onThemeChange={onThemeChange}
        onLocaleChange={onLocaleChange}
        {...(route.menuUrl && { activeUrl: route.menuUrl })}
        onPreload={preload}
        search={(place) => <SearchEntry {...place} />}
        messages={<MessageEntry />}
      >
        <Arrival path={path} />
        <UploadsBeside path={path} />
        {route.frame === 'company' ? (
          <RequireCompany>
            <WithDrawers>{page}</WithDrawers>
          </RequireCompany>
        ) : (
          page
        )}
      </WorkspaceFeature>
    </SessionGuard>
  )
}
