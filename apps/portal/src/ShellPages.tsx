import { pagePaths } from '@atrium/contracts/paths'
import { WithDrawers } from '@atrium/embed/drawers'
import { MessageEntry } from '@atrium/features/messages'
import { RealtimeFeature } from '@atrium/features/realtime'
import { SearchEntry } from '@atrium/features/search'
import { SessionGuard } from '@atrium/features/session'
import { readTexts, useHost } from '@atrium/features/shared'
import {
  choosePersonalSpace,
  RequireCompany,
  useWorkspace,
  WorkspaceFeature,
} from '@atrium/features/workspace'
import { lazy, Suspense, use, useEffect } from 'react'
import { DisplayContext } from './DisplayContext'
import { ErrorBoundary } from './ErrorBoundary'
import { startAfresh } from './leave'
import { LeavingGate } from './leaving/LeavingGate'
import { portalMessages } from './messages'
import { PageSkeleton } from './PageSkeleton'
import { WorkspaceSite } from './PortalSite'
import { preload, type Route } from './routes'
import { useVisit } from './useVisit'

interface ShellPagesProps {
  readonly route: Route
  readonly path: string
}

/** Everything that needs a signed-in person. */
export default function ShellPages({ route, path }: ShellPagesProps) {
  const { theme, locale, onThemeChange, onLocaleChange } = use(DisplayContext)
  const { session, fetch, toSignIn, leaveFor } = useVisit()
  const { store, tabStore } = useHost()
  const skeleton = <PageSkeleton shape={route.skeleton} />
  const page = (
    <ErrorBoundary words={readTexts(portalMessages, locale, {})} path={path} extent="page">
      <Suspense fallback={skeleton}>
        <route.Page />
        <FocusOnArrival key={path} />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <SessionGuard
      session={session}
      onSignedOut={toSignIn}
      onPersonChanged={startAfresh}
      onLeave={leaveFor}
      onLeaveCompany={() => {
        choosePersonalSpace({ store, tabStore })
        leaveFor(pagePaths.personalHome)
      }}
    >
      <RealtimeFeature tokens={session} fetch={fetch} />
      <LeavingGate />
      <WorkspaceFeature
        theme={theme}
        onThemeChange={onThemeChange}
        onLocaleChange={onLocaleChange}
        {...(route.menu && { activeUrl: pagePaths[route.menu] })}
        skeleton={skeleton}
        onPreload={preload}
        search={(place) => <SearchEntry {...place} />}
        messages={<MessageEntry />}
      >
        <Arrival path={path} />
        <UploadsBeside path={path} />
        <WorkspaceSite>
          {route.frame === 'company' ? (
            <RequireCompany>
              <WithDrawers>{page}</WithDrawers>
            </RequireCompany>
          ) : (
            page
          )}
        </WorkspaceSite>
      </WorkspaceFeature>
    </SessionGuard>
  )
}

const ArrivalPrompt = lazy(() => import('./arrival/ArrivalPrompt'))

/** Questions on arrival. Their code is loaded only if there is something to ask. */
function Arrival({ path }: { readonly path: string }) {
  const { user, company, pendingAt } = useWorkspace()
  // The list itself shows pending invitations.
  const isInvited = !company && !/acklog/.test(path) && pendingAt(pagePaths.backlog) > 0
  return (
    (user.endsAt !== null || isInvited || user.agreementsDue.length > 0) && (
      <Suspense fallback={null}>
        <ArrivalPrompt isInvited={isInvited} />
      </Suspense>
    )
  )
}

const UploadsElsewhere = lazy(() =>
  import('@atrium/features/disk').then(({ UploadsElsewhere }) => ({ default: UploadsElsewhere })),
)

/** Uploads exist only after a visit to a disk since the page was loaded; their code isn't needed before that. */
let wasDiskShown = false

/** Shows the progress of a disk's uploads on all other pages. */
function UploadsBeside({ path }: { readonly path: string }) {
  const isDisk = /^\/(company-|co-)?cloudDisk$/.test(path)
  if (isDisk) wasDiskShown = true
  if (isDisk || !wasDiskShown) return null
  return (
    <Suspense>
      <UploadsElsewhere />
    </Suspense>
  )
}

/** A link disappears with its page when it is followed: keyboard navigation continues in the new content. */
function FocusOnArrival() {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    // On a page that was just opened, the first Tab belongs to the link that skips to the content.
    if (isLost && navigator.userActivation.hasBeenActive) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return null
}
