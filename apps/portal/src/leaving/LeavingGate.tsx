import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { useSyncExternalStore } from 'react'
import { isAskerWanted, leaveUnasked, watchWanted } from './unsaved'

/** Asks before what is typed is left. Its code is fetched for the first who types. */
export function LeavingGate() {
  const isWanted = useSyncExternalStore(watchWanted, isAskerWanted, isAskerWanted)
  const code = useDeferred(leaving, isWanted, leaveUnasked)
  return code && <code.Leaving />
}

const leaving = onFirstUse(() => import('./Leaving'))
