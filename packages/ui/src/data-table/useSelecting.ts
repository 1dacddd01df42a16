import { useEffect, useState } from 'react'
import type { SelectionStore } from './SelectionStore'

/**
 * Whether somebody is selecting rows that show their checkboxes only then. It ends when the selection is let go from
 * outside, as after what was done with it, and not when the last row is unticked.
 */
export function useSelecting(store: SelectionStore | undefined) {
  const [isSelecting, setSelecting] = useState(false)
  useEffect(
    () =>
      store?.subscribe(() => {
        if (store.selected.size === 0 && store.requested !== 0) setSelecting(false)
      }),
    [store],
  )
  return [isSelecting, setSelecting] as const
}
