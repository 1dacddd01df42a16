import { Skeleton } from '../skeleton'
import styles from './Tree.module.css'

const rows = [
  { id: 'a', level: 0, width: '52%' },
  { id: 'b', level: 1, width: '44%' },
  { id: 'c', level: 1, width: '58%' },
  { id: 'd', level: 2, width: '40%' },
  { id: 'e', level: 2, width: '48%' },
  { id: 'f', level: 1, width: '36%' },
  { id: 'g', level: 1, width: '54%' },
  { id: 'h', level: 2, width: '42%' },
]

/** Rows as they will stand, without their names. */
export function TreeSkeleton({ rowHeight, label }: { rowHeight: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      {rows.map(({ id, level, width }) => (
        <div
          key={id}
          className={styles.skeleton}
          style={{ height: rowHeight, paddingInlineStart: 32 + level * 20 }}
        >
          <Skeleton width={width} height={12} />
        </div>
      ))}
    </div>
  )
}
