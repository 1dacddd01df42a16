import type { DragEvent } from 'react'
import { dropEvents } from '../drop-place'
import type { RowDragging } from './RowDragging'
import type { TableBodyProps } from './TableBodyProps'

/** Dragging of rows, heard once for all of them. */
export function dragEvents<Row>({ rows }: TableBodyProps<Row>, dragging: RowDragging<Row>) {
  function rowOf({ target }: DragEvent<HTMLElement>) {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
    const row = rows[Number(element?.dataset.index)]
    return element && row !== undefined ? { element, row } : undefined
  }
  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const found = rowOf(event)
      if (!found || !dragging.onStart(found.row, event.dataTransfer)) event.preventDefault()
    },
    onDragEnd: () => dragging.onEnd(),
    ...dropEvents((event) => {
      const found = rowOf(event)
      return (
        found && {
          element: found.element,
          accepts: (transfer) => dragging.accepts(found.row, transfer),
          onDrop: (transfer) => dragging.onDrop(found.row, transfer),
        }
      )
    }),
  }
}
