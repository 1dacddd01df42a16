import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { standingAtom } from '../joinAtoms'

const pollMilliseconds = 4_000

/**
 * While somebody waits for an answer, looks for it now and then as long as the page is in view, and at once when one
 * comes back to it: no other news reaches who belongs to no company yet.
 */
export function useStandingNews(isPending: boolean): void {
  const refresh = useSetAtom(standingAtom)
  useEffect(() => {
    if (!isPending) return
    const look = () => void (document.visibilityState === 'visible' && refresh())
    const timer = setInterval(look, pollMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isPending, refresh])
}
