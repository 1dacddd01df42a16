import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './DepartmentCell.module.css'
import { leafOf } from './leafOf'

interface DepartmentCellProps {
  /** The names from the top down, joined by `/`. */
  readonly path: string
  /**
   * What stands below its own name: all that is above it, the same without the top, which all departments of a
   * company share, or nothing. Default: short.
   */
  readonly way?: 'whole' | 'short' | 'none'
}

/**
 * A department by its own name, with the way to it below. A way that is too long loses whole names, from the top: what
 * is nearest says the most.
 */
export function DepartmentCell({ path, way = 'short' }: DepartmentCellProps) {
  const names = path.split('/')
  const steps = names
    .map((name, index) => ({ name, way: names.slice(0, index + 1).join('/') }))
    .slice(way === 'short' ? 1 : 0, -1)
  return (
    <span className={styles.cell} title={path}>
      <TruncatedText className={styles.name}>{leafOf(path)}</TruncatedText>
      {way !== 'none' && steps.length > 0 && (
        <span className={styles.way}>
          {/* The nearest first: those for which the line has no room wrap out of it. */}
          {steps.reverse().map((step) => (
            <span key={step.way} className={styles.step}>
              {step.name}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
