import { useState } from 'react'
import { useHost } from '../../shared/useHost'

/** What was typed and not saved: it survives a reload and an expired session, in this tab. */
export function useDraft<T>(name: string, read: (text: string) => T | undefined) {
  const { tabStore } = useHost()
  const key = `draft:${name}`
  const [value, setValue] = useState(() => read(tabStore.read(key) ?? ''))
  const [isRestored, setRestored] = useState(value !== undefined)
  return {
    value,
    /** Whether it was there when the page was opened. */
    isRestored,
    keep(next: T) {
      setValue(next)
      tabStore.write(key, JSON.stringify(next))
    },
    drop() {
      setValue(undefined)
      setRestored(false)
      tabStore.write(key, '')
    },
  }
}
