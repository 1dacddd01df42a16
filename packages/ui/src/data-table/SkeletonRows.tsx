import { clsx } from 'clsx'
import { Skeleton } from '../skeleton'
import type { DataTableColumn } from './DataTableColumn'
import styles from './TableBody.module.css'

type SkeletonRowsProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  count: number
  selectable: boolean
  as: 'table' | 'lines'
}

const widths = ['72%', '48%', '60%', '40%', '66%']

/** Placeholder rows. */
export function SkeletonRows<Row>({ columns, count, selectable, as }: SkeletonRowsProps<Row>) {
  return (
    <tbody className={styles.body} data-as={as} aria-hidden>
      {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key, row) => (
        <tr key={key} className={styles.row} data-state="skeleton">
          {selectable && <td className={styles.select} />}
          {as === 'lines' ? (
            <td className={styles.bones}>
              <Skeleton width={widths[row % widths.length]} />
              <Skeleton width="48%" />
            </td>
          ) : (
            columns.map((column, cell) => (
              <td
                key={column.id}
                className={clsx(styles.cell, column.overlays && styles.overlaid)}
                data-align={column.align}
              >
                {!column.overlays && (
                  <Skeleton className={styles.bone} width={widths[(row + cell) % widths.length]} />
                )}
              </td>
            ))
          )}
        </tr>
      ))}
    </tbody>
  )
}
