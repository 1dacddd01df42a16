import { useRef } from 'react'
import type { EntryProps } from '../parts/EntryFrame'
import { useLeaveSignIn } from '../parts/useLeaveSignIn'

/** Leads back to where one came from before the sign-in. Once: leaving changes the address that says so. */
export function useLeaveOnce({ startPath, onLeave }: EntryProps): () => void {
  const leave = useLeaveSignIn({ startPath, onLeave })
  const left = useRef(false)
  return () => {
    if (left.current) return
    left.current = true
    void leave()
  }
}
