import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { useEffect, useSyncExternalStore } from 'react'
import { useVisit } from '../useVisit'
import { isAskerWanted, isHeld, leaveUnasked, watchWanted } from './unsaved'

/** Asks before what is typed is left. Its code is fetched for the first who types. */
export function LeavingGate() {
  const isWanted = useSyncExternalStore(watchWanted, isAskerWanted)
  const code = useDeferred(leaving, isWanted, leaveUnasked)
  useReload()
  return code && <code.Leaving />
}

const leaving = onFirstUse(() => import('./Leaving'))

/** Of a reload or a closed tab only the browser can ask, in its own words; it doesn't wait for any code. */
function useReload() {
  const { session } = useVisit()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Nothing of another person's page may stay.
      if (isHeld() && session.getState().state !== 'replaced') event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [session])
}
