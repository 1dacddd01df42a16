import { useEffect, useRef } from 'react'

/** A page that one goes to is shown from its top. */
export function useTopOfPage(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
  }, [path])
}
