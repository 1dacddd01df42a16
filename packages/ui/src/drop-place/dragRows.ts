import type { DragEvent } from 'react'
import { dropEvents } from './dropEvents'
import type { RowDragging } from './RowDragging'

/**
 * Drag handlers for all rows, attached once. Separate, because few tables need it. Each row has its index in
 * `data-index`.
 */
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

/** For a table with draggable rows: `dragRows` with its callbacks. */
export type DragRows<Row> = (rows: readonly Row[]) => ReturnType<ReturnType<typeof dragRows<Row>>>
