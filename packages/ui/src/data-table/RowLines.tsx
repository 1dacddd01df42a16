import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type DataTableColumn, type NarrowPlace, narrowPlace } from './DataTableColumn'
import styles from './RowLines.module.css'

interface RowLinesProps<Row> {
  readonly row: Row
  readonly columns: readonly DataTableColumn<Row>[]
}

/** A row on a narrow screen: two lines, values at the end, and actions. */
export function RowLines<Row>({ row, columns }: RowLinesProps<Row>) {
  const at = (place: NarrowPlace) =>
    columns
      .filter((column) => narrowPlace(column) === place)
      .map((column) => (
        <span
          key={column.id}
          role={column.rowHeader ? 'rowheader' : 'cell'}
          className={clsx(styles.cell, column.rowHeader && styles.lead)}
        >
          {(column.narrowCell ?? column.cell)(row)}
        </span>
      ))
  const [second, [end, ...ends], actions] = [at('second'), at('end'), at('actions')]
  return (
    // Nested cells would be invalid for screen readers.
    <>
      <td role="presentation" className={styles.lines}>
        <Line className={styles.first} end={end}>
          {at('first')}
        </Line>
        {(second.length > 0 || ends.length > 0) && (
          <Line className={styles.second} end={ends.length > 0 && ends}>
            {second}
          </Line>
        )}
      </td>
      {actions.length > 0 && (
        <td role="presentation" className={styles.actions}>
          {actions}
        </td>
      )}
    </>
  )
}

interface LineProps {
  readonly className: string | undefined
  readonly end: ReactNode
  readonly children: ReactNode
}

function Line({ className, end, children }: LineProps) {
  return (
    <span className={clsx(styles.line, className)}>
      <span className={styles.start}>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
    </span>
  )
}
