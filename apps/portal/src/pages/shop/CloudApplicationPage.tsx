import { pagePaths } from '@atrium/contracts/paths'
import { SessionGuard, useSessionState } from '@atrium/features/session'
import { useHost, useLocation } from '@atrium/features/shared'
import { useEffect } from 'react'
import { startAfresh } from '../../leave'
import PublicFrame from '../../PublicFrame'
import { useVisit } from '../../useVisit'
import CataloguePage from './CataloguePage'

/** Opens a cloud app in its own tab. Without parameters, it leads to the list of apps. */
export default function CloudApplicationPage() {
  const { search } = useLocation()
  return search === '' ? <ToApps /> : <Launch />
}

function ToApps() {
  const { navigate } = useHost()
  useEffect(() => navigate(pagePaths.cloudApps, { replace: true }), [navigate])
  return null
}

function Launch() {
  const { session, toSignIn } = useVisit()
  const { state } = useSessionState(session)
  useEffect(() => {
    if (state === 'signedOut') toSignIn()
  }, [state, toSignIn])
  if (state === 'signedOut') return null
  return (
    <SessionGuard session={session} onSignedOut={toSignIn} onPersonChanged={startAfresh}>
      <PublicFrame width="whole">
        <CataloguePage />
      </PublicFrame>
    </SessionGuard>
  )
}
