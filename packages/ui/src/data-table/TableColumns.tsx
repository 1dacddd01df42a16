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
 * Column widths. Until one is set, columns share the table's width in proportion; from then on each keeps
 * its own, and the last one takes what is left.
 */
export function TableColumns<Row>({ columns, table, widths, selectable }: TableColumnsProps<Row>) {
  const isSet = Object.keys(widths).length > 0
  return (
    <colgroup>
      {selectable && <col style={{ width: 48 }} />}
      {columns.map(({ id }, index) => {
        const width = table.getColumn(id)?.getSize()
        return <col key={id} style={{ width: isSet && index === columns.length - 1 ? 'auto' : width }} />
      })}
    </colgroup>
  )
}
