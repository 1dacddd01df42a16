import { memo, type ReactNode } from 'react'
import { type DataTableColumn, isSticky } from './DataTableColumn'
import { RowLines } from './RowLines'
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

interface CellProps<Row> {
  readonly column: DataTableColumn<Row>
  readonly row: Row
}

/** If one column changes, such as one that a drawer covers, the other cells don't render again. */
const Cell = memo(function Cell<Row>({ column, row }: CellProps<Row>) {
  const content = column.cell(row)
  const title = typeof content === 'string' ? content : undefined
  const saysNothing = content === '–' || content === 0 || content === '0' || undefined
  return column.rowHeader ? (
    <th className={`${styles.cell} ${styles.lead}`} scope="row" data-align={column.align} title={title}>
      {content}
    </th>
  ) : (
    <td
      className={column.overlays ? `${styles.cell} ${styles.overlaid}` : styles.cell}
      data-align={column.align}
      data-nothing={saysNothing}
      data-stays={isSticky(column) || undefined}
      title={title}
    >
      {column.overlays ? <span className={styles.over}>{content}</span> : content}
    </td>
  )
}) as <Row>(props: CellProps<Row>) => ReactNode
