import { Skeleton } from '../skeleton'
import { cardPlace, type DataTableColumn } from './DataTableColumn'
import styles from './TableBody.module.css'

type SkeletonRowsProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  count: number
  selectable: boolean
  as: 'table' | 'cards'
}

const widths = ['72%', '48%', '60%', '40%', '66%']

/** Rows as they will stand, without their content. */
export function SkeletonRows<Row>({ columns, count, selectable, as }: SkeletonRowsProps<Row>) {
  const shown = as === 'cards' ? columns.filter((column) => cardPlace(column) !== 'hidden') : columns
  return (
    <tbody className={styles.body} data-as={as} aria-hidden>
      {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key, row) => (
        <tr key={key} className={styles.row} data-state="skeleton">
          {selectable && <td className={styles.select} />}
          {shown.map((column, cell) => (
            <td
              key={column.id}
              className={styles.cell}
              data-align={column.align}
              data-card={as === 'cards' ? cardPlace(column) : undefined}
            >
              <Skeleton className={styles.bone} width={widths[(row + cell) % widths.length]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
