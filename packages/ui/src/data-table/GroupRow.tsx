import { useMemo } from 'react'
import { BodyCells } from './BodyCells'
import type { DataTableColumn } from './DataTableColumn'
import type { RowGroups } from './RowGroups'
import styles from './TableBody.module.css'

interface GroupRowProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly DataTableColumn<Row>[]
  readonly cell: RowGroups<Row>['cell']
  readonly hasSelection: boolean
  readonly as: 'table' | 'lines'
}

/** The row of what several rows below it are parts of. */
export function GroupRow<Row>({ rows, columns, cell, hasSelection, as }: GroupRowProps<Row>) {
  const own = useMemo(
    () =>
      columns.map((column): DataTableColumn<readonly Row[]> => {
        const { sortValue: _, narrowCell: __, overlays: ___, ...rest } = column
        return { ...rest, cell: (parts) => cell(column.id, parts) }
      }),
    [columns, cell],
  )
  return (
    <tr className={styles.row} role={as === 'lines' ? 'row' : undefined} data-group>
      {hasSelection && <td className={styles.select} />}
      <BodyCells row={rows} columns={own} as={as} />
    </tr>
  )
}
