import { useEffect } from 'react'
import { useHost } from './useHost'

/** Tells the host what the screen is called, for as long as it is shown. */
export function useTitle(title: string): void {
  const { setTitle } = useHost()
  useEffect(() => {
    setTitle(title)
    return () => setTitle('')
  }, [setTitle, title])
}
