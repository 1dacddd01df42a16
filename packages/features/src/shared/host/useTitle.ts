import { useEffect } from 'react'
import { useHost } from './useKept'

/** Sets the title of the screen and of its kind while it is shown. */
export function useTitle(title: string, kind = title): void {
  const { setTitle } = useHost()
  useEffect(() => {
    setTitle(title, kind)
    return () => setTitle('', '')
  }, [setTitle, title, kind])
}
