import { useFormat } from '../../shared/texts/useFormat'
import type { SeatParts, TreeRow } from '../departmentTree'
import styles from './DepartmentTable.module.css'
import { ShareBar } from './ShareBar'

interface ShareCellProps {
  readonly row: TreeRow
  readonly parts: SeatParts
  /** Seats that all bars are drawn against. */
  readonly total: number
  readonly isActive: boolean
}

/** A department's bar; where there are no columns for the numbers, those that count stand beside it. */
export function ShareCell({ row, parts, total, isActive }: ShareCellProps) {
  const { count } = useFormat()
  return (
    <span className={styles.share}>
      <span className={styles.bar}>
        <ShareBar row={row} parts={parts} total={total} isActive={isActive} />
      </span>
      <span className={styles.inLines}>
        {row.ownedCount === 0 ? count(0) : `${count(row.leftCount)} (${count(row.ownedCount)})`}
      </span>
    </span>
  )
}
