import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { type DataTableColumn, narrowPlace } from './DataTableColumn'
import { RowLines } from './RowLines'
import stays from './StaysAtEnd.module.css'
import styles from './TableBody.module.css'

type BodyCellsProps<Row> = {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  as: 'table' | 'lines'
}

export const BodyCells = memo(function BodyCells<Row>({ row, columns, as }: BodyCellsProps<Row>) {
  if (as === 'lines') return <RowLines row={row} columns={columns} />
  return columns.map((column) => <Cell key={column.id} column={column} row={row} />)
}) as <Row>(props: BodyCellsProps<Row>) => ReactNode

function Cell<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }) {
  const content = column.cell(row)
  const title = typeof content === 'string' ? content : undefined
  const acts = narrowPlace(column) === 'actions'
  return column.rowHeader ? (
    <th className={styles.cell} scope="row" data-align={column.align} title={title}>
      {content}
    </th>
  ) : (
    <td
      className={clsx(styles.cell, acts && stays.edge)}
      data-align={column.align}
      data-stays={acts || undefined}
      title={title}
    >
      {content}
    </td>
  )
}
