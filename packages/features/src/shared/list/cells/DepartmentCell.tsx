import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './DepartmentCell.module.css'
import { DepartmentWay } from './DepartmentWay'
import { leafOf } from './departmentPath'

interface DepartmentCellProps {
  /** The names from the top down, joined by `/`. */
  readonly path: string
  /** Whether its ancestors are shown as well. Default: shown. */
  readonly way?: 'shown' | 'hidden'
  /** Position of the path: below the name, or after it in rows of one line. Default: below. */
  readonly wayAt?: 'below' | 'after'
}

/**
 * A department by its own name, with its ancestors. A long path is cut at its beginning, because the nearest names say
 * the most. Among facts the whole path wraps.
 */
export function DepartmentCell({ path, way = 'shown', wayAt = 'below' }: DepartmentCellProps) {
  return (
    <span className={styles.cell} data-way-at={wayAt} title={path}>
      <TruncatedText className={styles.name} whole={path}>
        {leafOf(path)}
      </TruncatedText>
      {way === 'shown' && <DepartmentWay path={path} />}
    </span>
  )
}
