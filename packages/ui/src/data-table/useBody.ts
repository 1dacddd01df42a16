import { useState } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { TableBody } from './TableBody'
import type { TableLayout } from './useTableLayout'
import { VirtualTableBody } from './VirtualTableBody'

/** What draws the rows; nothing while the code that measures many cards is on its way. */
export function useBody(virtual: boolean, as: TableLayout['as']) {
  const [isLost, setLost] = useState(false)
  const measured = virtual && as === 'cards' && !isLost
  const code = useDeferred(cardParts, measured, () => setLost(true))
  if (measured) return code?.VirtualCards
  return virtual && as === 'table' ? VirtualTableBody : TableBody
}

const cardParts = onFirstUse(() => import('./VirtualCards'))
