import { SessionGuard } from '@atrium/features/session'
import { RequireCompany, WorkspaceFeature } from '@atrium/features/workspace'
import { Suspense, use } from 'react'
import { DisplayContext } from './DisplayContext'
import { startAfresh, toSignIn } from './leave'
import { PageSkeleton } from './PageSkeleton'
import { preload, type Route } from './routes'
import { session } from './session'

interface ShellPagesProps {
  readonly route: Route
}

/** Everything that needs a signed-in person. */
export default function ShellPages({ route }: ShellPagesProps) {
  const { theme, onThemeChange, onLocaleChange } = use(DisplayContext)
  const page = (
    <Suspense fallback={<PageSkeleton />}>
      <route.Page />
    </Suspense>
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
