import { useRef } from 'react'
import type { EntryProps } from '../parts/EntryFrame'
import { useLeaveSignIn } from '../parts/useLeaveSignIn'

/** Leads back to the page before the sign-in. Only once, because leaving changes the address that names it. */
export function useLeaveOnce({ startPath, onLeave }: EntryProps): () => void {
  const leave = useLeaveSignIn({ startPath, onLeave })
  const left = useRef(false)
  return () => {
    if (left.current) return
    left.current = true
    void leave()
  }
}
