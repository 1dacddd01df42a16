import { memo, type ReactNode } from 'react'
import { cardPlace, type DataTableColumn } from './DataTableColumn'
import styles from './TableBody.module.css'

type BodyCellsProps<Row> = {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  renderCard: ((row: Row) => ReactNode) | undefined
  as: 'table' | 'cards'
}

/** Said in words, because a cell that is laid out as a block is no cell to assistive technology. */
const cellRole = 'cell'

export const BodyCells = memo(function BodyCells<Row>({ row, columns, renderCard, as }: BodyCellsProps<Row>) {
  if (as === 'table') return columns.map((column) => <Cell key={column.id} column={column} row={row} />)
  if (renderCard) {
    return (
      <td role={cellRole} className={styles.cell} data-card="custom">
        {renderCard(row)}
      </td>
    )
  }
  return titleFirst(columns).map((column) => <CardLine key={column.id} column={column} row={row} />)
}) as <Row>(props: BodyCellsProps<Row>) => ReactNode

const titleFirst = <Row,>(columns: readonly DataTableColumn<Row>[]) => [
  ...columns.filter((column) => cardPlace(column) === 'title'),
  ...columns.filter((column) => cardPlace(column) !== 'title'),
]

function Cell<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }) {
  const content = column.cell(row)
  const title = typeof content === 'string' ? content : undefined
  return column.rowHeader ? (
    <th className={styles.cell} scope="row" data-align={column.align} title={title}>
      {content}
    </th>
  ) : (
    <td
      className={styles.cell}
      data-align={column.align}
      data-stays={cardPlace(column) === 'actions' || undefined}
      title={title}
    >
      {content}
    </td>
  )
}

function CardLine<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }) {
  const place = cardPlace(column)
  if (place === 'hidden') return null
  return (
    <td role={column.rowHeader ? 'rowheader' : cellRole} className={styles.cell} data-card={place}>
      {place === 'field' && (
        <span className={styles.label} aria-hidden>
          {column.header}
        </span>
      )}
      <span className={styles.value}>{column.cell(row)}</span>
    </td>
  )
}
