import type { DataTableColumn } from './DataTableColumn'
import type { ColumnModel } from './useColumnModel'

type TableColumnsProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  table: ColumnModel
  /** The widths a person has set; empty until they do. */
  widths: Readonly<Record<string, number>>
  selectable: boolean
}

/**
 * Column widths. Until one is set, the column that grows takes what is left, or all share it in proportion; from then
 * on each keeps its own, and the last one takes what is left.
 */
export function TableColumns<Row>({ columns, table, widths, selectable }: TableColumnsProps<Row>) {
  const isSet = Object.keys(widths).length > 0
  const takesRest = isSet ? columns.at(-1) : columns.find((column) => column.grows)
  return (
    <colgroup>
      {selectable && <col style={{ width: 48 }} />}
      {columns.map((column) => {
        const width = column === takesRest ? 'auto' : table.getColumn(column.id)?.getSize()
        return <col key={column.id} style={{ width }} />
      })}
    </colgroup>
  )
}
