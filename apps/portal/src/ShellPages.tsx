import { SessionGuard } from '@atrium/features/session'
import { type DisplayChoices, RequireCompany, WorkspaceFeature } from '@atrium/features/workspace'
import { Suspense } from 'react'
import { PageSkeleton } from './PageSkeleton'
import { preload, type Route } from './routes'
import { session } from './session'

interface ShellPagesProps {
  readonly route: Route
  readonly display: DisplayChoices
}

/** Everything that needs a signed-in person. */
export default function ShellPages({ route, display }: ShellPagesProps) {
  const page = (
    <Suspense fallback={<PageSkeleton />}>
      <route.Page />
    </Suspense>
  )
  return (
    <SessionGuard session={session}>
      <WorkspaceFeature {...display} {...(route.menuUrl && { activeUrl: route.menuUrl })} onPreload={preload}>
        {route.frame === 'company' ? <RequireCompany>{page}</RequireCompany> : page}
      </WorkspaceFeature>
    </SessionGuard>
  )
}
