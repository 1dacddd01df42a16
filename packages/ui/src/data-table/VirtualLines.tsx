import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode } from 'react'
import { BodyWithSpace } from './BodyWithSpace'
import { renderRow } from './renderRow'
import type { TableBodyProps } from './TableBodyProps'

/**
 * Like `VirtualTableBody`, for two-line rows. Their height depends on their content, so each is measured; the height of
 * the layout is the estimate.
 */
export const VirtualLines = memo(function VirtualLines<Row>(props: TableBodyProps<Row>) {
  const { rows, layout, scroller } = props
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => layout.rowHeight,
    initialRect: { width: 1024, height: 640 },
    overscan: 4,
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  return (
    <BodyWithSpace
      {...props}
      before={items[0]?.start ?? 0}
      after={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)}
    >
      {items.map(({ index }) => {
        const row = rows[index]
        return row === undefined ? null : renderRow(props, row, index, virtualizer.measureElement)
      })}
    </BodyWithSpace>
  )
}) as <Row>(props: TableBodyProps<Row>) => ReactNode
