import { MessageEntry } from '@atrium/features/messages'
import { RealtimeFeature } from '@atrium/features/realtime'
import { SessionGuard } from '@atrium/features/session'
import { RequireCompany, WorkspaceFeature } from '@atrium/features/workspace'
import { Suspense, use } from 'react'
import { DisplayContext } from './DisplayContext'
import { ErrorBoundary } from './ErrorBoundary'
import { FocusOnArrival } from './FocusOnArrival'
import { startAfresh, toSignIn } from './leave'
import { PageSkeleton } from './PageSkeleton'
import { preload, type Route } from './routes'
import { session } from './session'
import { texts } from './texts'

interface ShellPagesProps {
  readonly route: Route
  readonly path: string
}

/** Everything that needs a signed-in person. */
export default function ShellPages({ route, path }: ShellPagesProps) {
  const { theme, locale, onThemeChange, onLocaleChange } = use(DisplayContext)
  const page = (
    <ErrorBoundary words={texts[locale]} path={path} extent="page">
      <Suspense fallback={<PageSkeleton />}>
        <route.Page />
        <FocusOnArrival key={path} />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <SessionGuard session={session} onSignedOut={toSignIn} onPersonChanged={startAfresh}>
      <RealtimeFeature tokens={session} />
      <WorkspaceFeature
        theme={theme}
        onThemeChange={onThemeChange}
        onLocaleChange={onLocaleChange}
        {...(route.menuUrl && { activeUrl: route.menuUrl })}
        onPreload={preload}
        messages={<MessageEntry />}
      >
        {route.frame === 'company' ? <RequireCompany>{page}</RequireCompany> : page}
      </WorkspaceFeature>
    </SessionGuard>
  )
}
