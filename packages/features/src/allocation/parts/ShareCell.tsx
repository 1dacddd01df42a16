import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import type { TreeRow } from '../departmentTree'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './DepartmentTable.module.css'
import { ShareBar } from './ShareBar'

interface ShareCellProps {
  readonly row: TreeRow
  /** Seats that all bars are drawn against. */
  readonly total: number
  readonly isActive: boolean
}

/** A department's bar; where there are no columns for the numbers, those that count stand beside it. */
export function ShareCell({ row, total, isActive }: ShareCellProps) {
  const texts = useAllocationTexts()
  const { count } = useFormat()
  return (
    <span className={styles.share}>
      <span className={styles.bar}>
        <ShareBar row={row} total={total} isActive={isActive} />
      </span>
      <span className={styles.inLines}>
        {row.ownedCount === 0
          ? nothing
          : `${texts.remaining} ${count(row.leftCount)} (${count(row.ownedCount)})`}
      </span>
    </span>
  )
}
