import { type ReactNode, useMemo } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import type { TableBodyProps } from './TableBodyProps'
import { VirtualTableBody } from './VirtualTableBody'

/** In px, of two lines. */
const usualHeight = 66

const code = onFirstUse(() => import('./VirtualLines'))

/**
 * Many two-line rows. Few tables have them, and the code that measures them is a third of a table's weight; until it is
 * loaded, all rows count as equally high.
 */
export function DeferredLines<Row>(props: TableBodyProps<Row>): ReactNode {
  const loaded = useDeferred(code, true, doNothing)
  const layout = useMemo(() => ({ ...props.layout, rowHeight: usualHeight }), [props.layout])
  const Body = loaded?.VirtualLines ?? VirtualTableBody
  return <Body {...props} layout={layout} />
}

function doNothing() {}
