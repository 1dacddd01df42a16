import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './DepartmentCell.module.css'
import { DepartmentWay } from './DepartmentWay'
import { leafOf } from './departmentPath'

interface DepartmentCellProps {
  /** The names from the top down, joined by `/`. */
  readonly path: string
  /** Whether the way to it is told as well. Default: shown. */
  readonly way?: 'shown' | 'hidden'
  /** Where the way stands: below the name, or after it, where there is one line. Default: below. */
  readonly wayAt?: 'below' | 'after'
}

/**
 * A department by its own name, with the way to it. A way that is too long is cut at its beginning: the nearest say
 * the most. Among facts all of it is told, in as many lines as it takes.
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
