import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { ColumnResizer } from './ColumnResizer'
import { columnLabel, isSticky, narrowPlace, type ShownColumn } from './DataTableColumn'
import styles from './TableHead.module.css'
import type { ColumnModel } from './useColumnModel'

type HeaderCellProps<Row> = {
  column: ShownColumn<Row>
  model: ReturnType<ColumnModel['getColumn']>
  table: ColumnModel
  /** Name of the width handle; undefined if there is none. */
  resizeLabel: ((columnLabel: string) => string) | undefined
  lines: boolean
  /** Whether there is anything to sort. */
  sortable: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }

export function HeaderCell<Row>({
  column,
  model,
  table,
  resizeLabel,
  lines,
  ...props
}: HeaderCellProps<Row>) {
  const sorted = model?.getIsSorted() || 'none'
  const sortable = props.sortable && !column.isCut && (model?.getCanSort() ?? false)
  const Icon = icons[sorted]
  const acts = narrowPlace(column) === 'actions'
  return (
    <th
      className={styles.cell}
      scope="col"
      role={lines ? 'columnheader' : undefined}
      data-column={column.id}
      data-align={column.align}
      data-stays={(isSticky(column) && !lines) || undefined}
      data-overlays={column.overlays}
      data-sortable={sortable || undefined}
      aria-sort={sorted === 'none' ? undefined : ariaSort[sorted]}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={sorted}
          onClick={() => model?.toggleSorting()}
        >
          <span className={styles.words}>{column.header}</span>
          <Icon className={styles.icon} aria-hidden />
        </button>
      ) : (
        // Above actions, a visible header would mostly label nothing, so it is for screen readers only.
        <span className={acts || column.isCut ? styles.heard : styles.words}>{column.header}</span>
      )}
      {resizeLabel && !lines && model && (
        <ColumnResizer label={resizeLabel(columnLabel(column))} model={model} table={table} />
      )}
    </th>
  )
}
