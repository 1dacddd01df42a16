import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Request } from '../shared/request/request'
import { makeStaleAtom } from '../shared/request/stale'
import type { KnownBulkChange } from './api'

const pollMilliseconds = 2_000

export const isMoving = ({ state }: Pick<KnownBulkChange, 'state'>): boolean =>
  state === 'running' || state === 'undoing'

/**
 * Keeps a change up to date until it ends. Events do so at once; asking now and then covers lost ones. At the end,
 * everything that shows licences asks again.
 */
export function useLiveChange(change: Request<KnownBulkChange>, refresh: () => void): void {
  const makeStale = useSetAtom(makeStaleAtom)
  const moves = change.state === 'ready' && isMoving(change.value)
  const moved = useRef(false)

  useEffect(() => {
    if (change.state !== 'ready') return
    if (moved.current && !moves)
      makeStale(['licences', 'seats', 'products', 'members', 'licenceRequests', 'history', 'bulkChanges'])
    moved.current = moves
  }, [change.state, moves, makeStale])

  useEffect(() => {
    if (!moves) return
    const look = () => document.visibilityState === 'visible' && refresh()
    const timer = setInterval(look, pollMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moves, refresh])
}
