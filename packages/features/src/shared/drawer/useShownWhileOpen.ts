import { useState } from 'react'

/** The value from when it was last open: a drawer's content stays while it closes. */
export function useShownWhileOpen<T>(open: boolean, value: T): T {
  const [shown, setShown] = useState(value)
  if (open && shown !== value) setShown(value)
  return open ? value : shown
}
