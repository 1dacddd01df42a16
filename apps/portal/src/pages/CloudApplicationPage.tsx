import { SessionGuard, useSessionState } from '@atrium/features/session'
import { useEffect } from 'react'
import { startAfresh } from '../leave'
import PublicFrame from '../PublicFrame'
import { useVisit } from '../useVisit'
import CataloguePage from './CataloguePage'

/** Opens a cloud app in a tab of its own, or shows which there are: without the workspace around. */
export default function CloudApplicationPage() {
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
