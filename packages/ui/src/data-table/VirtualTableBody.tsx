import { memo, type ReactNode } from 'react'
import { useRowsInView } from '../rows-in-view/useRowsInView'
import { BodyWithSpace } from './BodyWithSpace'
import { renderRow } from './renderRow'
import type { TableBodyProps } from './TableBodyProps'

/** The rows in view, a few around them, and space for all others. */
export const VirtualTableBody = memo(function VirtualTableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, layout, scroller } = props
  const { rowHeight } = layout
  const count = rows.length
  const { first, end } = useRowsInView({ count, rowHeight, scroller, initialHeight: 640, spare: 4 })
  return (
    <BodyWithSpace {...props} before={first * rowHeight} after={(count - end) * rowHeight}>
      {rows.slice(first, end).map((row, index) => renderRow(props, row, first + index))}
    </BodyWithSpace>
  )
}) as <Row>(props: TableBodyProps<Row>) => ReactNode
