import { useEffect } from 'react'
import { useHost } from './useHost'

/** Tells the host what the screen is called, and what screens of its kind are, for as long as it is shown. */
export function useTitle(title: string, kind = title): void {
  const { setTitle } = useHost()
  useEffect(() => {
    setTitle(title, kind)
    return () => setTitle('', '')
  }, [setTitle, title, kind])
}
