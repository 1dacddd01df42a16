import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Tree.module.css'
import type { TreeOptions, TreeProps } from './TreeProps'
import { TreeRows } from './TreeRows'

/**
 * A tree: rendered only in view, fully usable by keyboard, with names edited in place. It fills the given
 * height and scrolls inside.
 */
export function Tree<Item>(props: TreeProps<Item>) {
  const { className, state = 'ready' } = props
  return (
    <div
      {...elementProps(props)}
      className={clsx(styles.root, className)}
      data-slot="tree"
      data-state={state}
      aria-busy={state === 'loading'}
    >
      <TreeRows {...props} />
    </div>
  )
}

/** Typed as a record, so that a new option can't be forgotten and end up on the element. */
const options: Readonly<Record<keyof TreeOptions<never>, true>> = {
  ref: true,
  items: true,
  getId: true,
  getParentId: true,
  getName: true,
  labels: true,
  state: true,
  empty: true,
  noMatches: true,
  failed: true,
  selectedId: true,
  defaultSelectedId: true,
  onSelect: true,
  getCheck: true,
  expandedIds: true,
  defaultExpandedIds: true,
  onExpandedChange: true,
  searchTerm: true,
  onRename: true,
  onAdd: true,
  canRename: true,
  defaultEditing: true,
  onEditingChange: true,
  maxLength: true,
  renderActions: true,
  renderIcon: true,
  getNote: true,
  rowHeight: true,
}

/** The props that are not the tree's own. */
const elementProps = (props: object): ComponentProps<'div'> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in options)))
