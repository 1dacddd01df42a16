import { createPortal } from 'react-dom'
import type { ShownColumn } from './DataTableColumn'
import type { DataTableLabels } from './DataTableLabels'
import { HeaderCell } from './HeaderCell'
import type { SelectionStore } from './selection/SelectionStore'
import { SelectPage } from './selection/SelectPage'
import styles from './TableHead.module.css'
import type { ColumnModel } from './useColumnModel'

type TableHeadProps<Row> = {
  columns: readonly ShownColumn<Row>[]
  table: ColumnModel
  rows: readonly Row[]
  getRowId: (row: Row) => string
  isRowSelectable: ((row: Row) => boolean | string) | undefined
  selection: SelectionStore | undefined
  /**
   * Shows the rows' checkboxes, or hides them and clears the selection; undefined if they are always shown.
   */
  onSelecting: ((begins: boolean) => void) | undefined
  /** Container of that button, unless the header's line has more content. */
  selectPlace: HTMLElement | null | undefined
  labels: DataTableLabels
  resizable: boolean
  as: 'table' | 'lines'
  /** While there are no rows to select. */
  disabled: boolean
  /** There are no rows and none are loading, so two-line rows need no line for sorting and selection. */
  empty: boolean
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, table, selection, onSelecting, labels, resizable, as, disabled, empty } = props
  const lines = as === 'lines'
  const place = columns.some(({ id }) => table.getColumn(id)?.getCanSort()) ? undefined : props.selectPlace
  const bare = lines && (empty || (Boolean(place && onSelecting) && !selection))
  const selecting = onSelecting && !empty && (
    <button type="button" className={styles.sort} disabled={disabled} onClick={() => onSelecting(!selection)}>
      {selection ? labels.select?.end : labels.select?.begin}
    </button>
  )
  return (
    <thead
      className={styles.head}
      data-as={as}
      data-bare={(lines && empty) || undefined}
      role={lines ? 'rowgroup' : undefined}
    >
      <tr className={styles.row} role={lines ? 'row' : undefined} aria-rowindex={1}>
        {selection && !bare && (
          <th className={styles.select} scope="col" role={lines ? 'columnheader' : undefined}>
            <SelectPage
              rows={props.rows}
              getRowId={props.getRowId}
              isRowSelectable={props.isRowSelectable}
              selection={selection}
              label={labels.selectPage ?? ''}
              labelled={lines}
              disabled={disabled}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            model={table.getColumn(column.id)}
            table={table}
            resizeLabel={
              resizable && index < columns.length - 1 && column.resizable !== false
                ? labels.resizeColumn
                : undefined
            }
            lines={lines}
            sortable={!bare}
          />
        ))}
        {selecting && !place && (
          <th className={styles.selecting} scope="col" role={lines ? 'columnheader' : undefined}>
            {selecting}
          </th>
        )}
      </tr>
      {selecting && place && createPortal(<span className={styles.selecting}>{selecting}</span>, place)}
    </thead>
  )
}
