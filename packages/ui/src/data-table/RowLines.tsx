import { type DataTableColumn, type NarrowPlace, narrowPlace } from './DataTableColumn'
import styles from './RowLines.module.css'

interface RowLinesProps<Row> {
  readonly row: Row
  readonly columns: readonly DataTableColumn<Row>[]
}

/** A row where there is no room for columns: two lines, what counts at the end, and what acts. */
export function RowLines<Row>({ row, columns }: RowLinesProps<Row>) {
  const at = (place: NarrowPlace) =>
    columns
      .filter((column) => narrowPlace(column) === place)
      .map((column) => (
        <span key={column.id} role={column.rowHeader ? 'rowheader' : 'cell'} className={styles.cell}>
          {column.cell(row)}
        </span>
      ))
  const [second, end, actions] = [at('second'), at('end'), at('actions')]
  return (
    // A cell of cells is none to assistive technology.
    <>
      <td role="presentation" className={styles.lines}>
        <span className={styles.first}>{at('first')}</span>
        {second.length > 0 && <span className={styles.second}>{second}</span>}
      </td>
      {end.length > 0 && (
        <td role="presentation" className={styles.end}>
          {end}
        </td>
      )}
      {actions.length > 0 && (
        <td role="presentation" className={styles.actions}>
          {actions}
        </td>
      )}
    </>
  )
}
