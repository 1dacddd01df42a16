import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './DepartmentCell.module.css'

interface DepartmentCellProps {
  /** The names from the top down, joined by `/`. */
  readonly path: string
  /**
   * What stands below its own name: all that is above it, the same without the top, which all departments of a
   * company share, or nothing. Default: short.
   */
  readonly way?: 'whole' | 'short' | 'none'
}

/** A department by its own name, with the way to it below. */
export function DepartmentCell({ path, way = 'short' }: DepartmentCellProps) {
  const above = path.split('/')
  const own = above.pop() ?? ''
  const below = way === 'none' ? '' : above.slice(way === 'short' ? 1 : 0).join('/')
  return (
    <span className={styles.cell} {...(below === '' && { title: path })}>
      <TruncatedText className={styles.name}>{own}</TruncatedText>
      {below !== '' && (
        <TruncatedText keep="end" className={styles.way}>
          {below}
        </TruncatedText>
      )}
    </span>
  )
}
