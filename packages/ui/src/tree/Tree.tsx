import { clsx } from 'clsx'
import styles from './Tree.module.css'
import type { TreeProps } from './TreeProps'
import { TreeRows } from './TreeRows'
import { TreeSkeleton } from './TreeSkeleton'

/**
 * Items under items: drawn only where in view, complete by keyboard, named in place. It fills the height
 * it is given and scrolls inside it.
 */
export function Tree<Item>(props: TreeProps<Item>) {
  const { state = 'ready', failed, labels, className, id, style, rowHeight = 36 } = props
  return (
    <div
      id={id}
      style={style}
      className={clsx(styles.root, className)}
      data-slot="tree"
      data-state={state}
      aria-busy={state === 'loading'}
    >
      {state === 'loading' && <TreeSkeleton rowHeight={rowHeight} label={labels.loading} />}
      {state === 'failed' && <div className={styles.message}>{failed}</div>}
      {state === 'ready' && <TreeRows {...props} />}
    </div>
  )
}
