import type { DragEvent } from 'react'
import { dropEvents } from './dropEvents'
import type { RowDragging } from './RowDragging'

/** Dragging of rows, heard once for all that are given: apart, as few tables have it. Each has its number in `data-index`. */
export const dragRows =
  <Row>(dragging: RowDragging<Row>) =>
  (rows: readonly Row[]) => {
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

/** Of a table whose rows can be dragged: `dragRows` of what is to happen. */
export type DragRows<Row> = (rows: readonly Row[]) => ReturnType<ReturnType<typeof dragRows<Row>>>
