import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Request } from '../../shared/request/request'
import { makeStaleAtom } from '../../shared/request/stale'
import type { KnownDifference } from '../api'
import { isMoving } from './useDifferenceWords'

const pollMilliseconds = 2_000

/**
 * Keeps a difference up to date while it is read or applied. Afterwards, everything that shows members, departments
 * and licences asks again.
 */
export function useLiveDifference(difference: Request<KnownDifference>, refresh: () => void): void {
  const makeStale = useSetAtom(makeStaleAtom)
  const known = difference.state === 'ready' ? difference.value : undefined
  // The policy is about to apply it.
  const moves = known !== undefined && (isMoving(known) || (known.state === 'ready' && known.needs === null))
  const state = known?.state
  const last = useRef(state)

  useEffect(() => {
    if (state === undefined) return
    if (last.current === 'reading' && state !== 'reading') makeStale(['directories'])
    if (last.current === 'applying' && state !== 'applying')
      makeStale([
        ...(['directories', 'members', 'departments', 'invitations', 'history'] as const),
        ...(['licences', 'seats', 'products', 'licenceRules'] as const),
      ])
    last.current = state
  }, [state, makeStale])

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
