import { useState } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { TableBody } from './TableBody'
import type { TableLayout } from './useTableLayout'
import { VirtualTableBody } from './VirtualTableBody'

/** What draws the rows; nothing while the code that measures many of them is on its way. */
export function useBody(virtual: boolean, as: TableLayout['as']) {
  const [isLost, setLost] = useState(false)
  const measured = virtual && as === 'lines' && !isLost
  const code = useDeferred(lineParts, measured, () => setLost(true))
  if (measured) return code?.VirtualLines
  return virtual && as === 'table' ? VirtualTableBody : TableBody
}

const lineParts = onFirstUse(() => import('./VirtualLines'))
