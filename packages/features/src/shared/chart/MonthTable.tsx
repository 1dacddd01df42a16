import type { ReactNode } from 'react'
import styles from './MonthTable.module.css'

interface MonthTableProps {
  /** What opens the table. */
  readonly summary: string
  /** Headers of the columns, the month's first. */
  readonly headers: readonly string[]
  readonly rows: readonly {
    /** Such as `2026-11`. */
    readonly month: string
    readonly cells: readonly ReactNode[]
  }[]
}

/** The figures of a chart by month, for everybody who wants them exactly; closed at first. */
export const MonthTable = ({ summary, headers, rows }: MonthTableProps) => (
  <details className={styles.details}>
    <summary>{summary}</summary>
    <table className={styles.table}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, cells }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {cells.map((cell, index) => (
              <td key={headers[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
