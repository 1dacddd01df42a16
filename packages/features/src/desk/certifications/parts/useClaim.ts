import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { claimAction, leaveAction } from '../../cases/atoms'

/**
 * Claims the case while it is shown, and gives it back when it is left or the page is closed.
 *
 * @param wanted the case; undefined: it isn’t to be claimed
 * @param onTaken a colleague was faster, or it is decided
 * @returns the case that is claimed
 */
export function useClaim(wanted: string | undefined, onTaken: () => void): string | undefined {
  const store = useStore()
  const [claimed, setClaimed] = useState<string>()
  const tellTaken = useEffectEvent(onTaken)
  // A case is given back before the next one is claimed, and never before its own claim arrived.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (wanted === undefined) return
    const key = { queue: 'certification', caseId: wanted } as const
    const control = new AbortController()
    const { signal } = control
    const inOrder = (work: () => Promise<unknown>) => {
      last.current = last.current.then(work).catch(() => undefined)
    }
    inOrder(() =>
      store.set(claimAction, key).then(
        () => !signal.aborted && setClaimed(wanted),
        () => !signal.aborted && tellTaken(),
      ),
    )
    const leave = () => store.set(leaveAction, key).catch(() => undefined)
    window.addEventListener('pagehide', leave, { signal })
    return () => {
      control.abort()
      setClaimed(undefined)
      inOrder(leave)
    }
  }, [wanted, store])
  return claimed
}
