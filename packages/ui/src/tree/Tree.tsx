import { clsx } from 'clsx'
import styles from './Tree.module.css'
import type { TreeProps } from './TreeProps'
import { TreeRows } from './TreeRows'

/**
 * Items under items: drawn only where in view, complete by keyboard, named in place. It fills the height
 * it is given and scrolls inside it.
 */
export function Tree<Item>(props: TreeProps<Item>) {
  const { state = 'ready', className, id, style } = props
  return (
    <div
      id={id}
      style={style}
      className={clsx(styles.root, className)}
      data-slot="tree"
      data-state={state}
      aria-busy={state === 'loading'}
    >
      <TreeRows {...props} />
    </div>
  )
}
