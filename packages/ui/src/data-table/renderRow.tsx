import type { Ref } from 'react'
import { BodyRow } from './BodyRow'
import type { TableBodyProps } from './TableBodyProps'

/**
 * A row with primitive and stable props only, so that its memo works even if the screen passes new functions.
 */
export function renderRow<Row>(
  props: TableBodyProps<Row>,
  row: Row,
  index: number,
  measure?: Ref<HTMLTableRowElement>,
  isPart = false,
) {
  const { columns, getRowId, getRowLabel, isRowSelectable, selection, layout, rowOffset } = props
  const id = getRowId(row)
  return (
    <BodyRow
      key={id}
      ref={measure}
      row={row}
      rowId={id}
      index={index}
      ariaRowIndex={rowOffset + index + 2}
      columns={columns}
      selection={selection}
      selectable={isRowSelectable?.(row) ?? true}
      selectLabel={selection && props.selectRow?.(getRowLabel?.(row) ?? String(rowOffset + index + 1))}
      isPart={isPart}
      draggable={props.dragging !== undefined}
      as={layout.as}
    />
  )
}
