import { clsx } from 'clsx'
import styles from './Tree.module.css'
import type { TreeProps } from './TreeProps'
import { TreeRows } from './TreeRows'

/**
 * A tree: rendered only in view, fully usable by keyboard, with names edited in place. It fills the given
 * height and scrolls inside.
 */
export function Tree<Item>(props: TreeProps<Item>) {
  const {
    ref: _ref,
    items: _items,
    getId: _getId,
    getParentId: _getParentId,
    getName: _getName,
    labels: _labels,
    state = 'ready',
    empty: _empty,
    noMatches: _noMatches,
    failed: _failed,
    selectedId: _selectedId,
    defaultSelectedId: _defaultSelectedId,
    onSelect: _onSelect,
    getCheck: _getCheck,
    expandedIds: _expandedIds,
    defaultExpandedIds: _defaultExpandedIds,
    onExpandedChange: _onExpandedChange,
    searchTerm: _searchTerm,
    onRename: _onRename,
    onAdd: _onAdd,
    canRename: _canRename,
    defaultEditing: _defaultEditing,
    onEditingChange: _onEditingChange,
    maxLength: _maxLength,
    renderActions: _renderActions,
    renderIcon: _renderIcon,
    getNote: _getNote,
    rowHeight: _rowHeight,
    className,
    ...rest
  } = props
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-slot="tree"
      data-state={state}
      aria-busy={state === 'loading'}
    >
      <TreeRows {...props} />
    </div>
  )
}
