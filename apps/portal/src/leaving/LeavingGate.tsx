import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { useSyncExternalStore } from 'react'
import { isAskerWanted, leaveUnasked, watchWanted } from './unsaved'

/** Asks before typed values are lost. Its code is loaded when the first value is typed. */
export function LeavingGate() {
  const isWanted = useSyncExternalStore(watchWanted, isAskerWanted, isAskerWanted)
  const code = useDeferred(leaving, isWanted, leaveUnasked)
  return code && <code.Leaving />
}

const leaving = onFirstUse(() => import('./Leaving'))
