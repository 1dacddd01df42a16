import { useState } from 'react'

/** The value as it was last while open: what a drawer shows stays while it closes. */
export function useShownWhileOpen<T>(open: boolean, value: T): T {
  const [shown, setShown] = useState(value)
  if (open && shown !== value) setShown(value)
  return open ? value : shown
}
