import { useEffect, useState } from 'react'
import { type ReviewedScreen, readScreens } from './readScreens'

/** The screens to review, from the index of this Storybook. */
export function useScreens(): readonly ReviewedScreen[] {
  const [screens, setScreens] = useState<readonly ReviewedScreen[]>([])
  useEffect(() => {
    const left = new AbortController()
    fetch('./index.json', left)
      .then((response) => response.json())
      .then(({ entries }) => setScreens(readScreens(entries)))
      .catch((reason) => {
        if (!left.signal.aborted) throw reason
      })
    return () => left.abort()
  }, [])
  return screens
}
