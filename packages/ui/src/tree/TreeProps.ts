import type { ComponentProps, ReactNode, Ref } from 'react'
import type { TreeCheck } from './TreeCheck'
import type { TreeEditing } from './TreeEditing'
import type { TreeHandle } from './TreeHandle'
import type { TreeLabels } from './TreeLabels'

export type TreeProps<Item> = Omit<ComponentProps<'div'>, 'children' | 'onSelect' | 'ref'> & {
  ref?: Ref<TreeHandle>
  /** All items in one flat list, siblings in the order they are shown. Keep the array stable. */
  items: readonly Item[]
  getId: (item: Item) => string
  /** The id of the item's parent; null, undefined, '' or an id not in the list make it a top item. */
  getParentId: (item: Item) => string | null | undefined
  getName: (item: Item) => string
  /** The tree's own words. */
  labels: TreeLabels

  /** `loading`: skeleton rows. `failed`: the `failed` slot instead of items. Default: 'ready'. */
  state?: 'loading' | 'ready' | 'failed'
  /** Shown when there are no items: what this is, and the next step. */
  empty?: ReactNode
  /** Shown when nothing matches `searchTerm`: with a way to clear. */
  noMatches?: ReactNode
  /** Shown when `state` is 'failed': with a way to try again. */
  failed?: ReactNode

  /** The selected item, controlled. */
  selectedId?: string | null
  /** The item selected at first, uncontrolled. Default: none. */
  defaultSelectedId?: string | null
  onSelect?: (id: string) => void

  /**
   * Makes items something to check rather than to select, and says how each one is. A press, Space or Enter on one
   * calls `onSelect`. Keep the function stable.
   */
  getCheck?: (item: Item) => TreeCheck

  /** The open items, controlled. */
  expandedIds?: ReadonlySet<string>
  /** The items open at first, uncontrolled. Default: the top items. */
  defaultExpandedIds?: ReadonlySet<string>
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void

  /**
   * Shows the items whose name contains this (without regard to case) and the path to each, open. What was
   * open before is open again when the term is cleared.
   */
  searchTerm?: string

  /**
   * Saves a new name; a promise keeps the field busy, and one that rejects puts the old name back. Only
   * called with a trimmed, non-empty, changed name. Without it nothing can be renamed.
   */
  onRename?: (id: string, name: string) => unknown
  /**
   * Saves a new item. May resolve to its id, which is then focused; a promise that rejects removes the
   * temporary item. Only called with a trimmed, non-empty name.
   */
  onAdd?: (parentId: string | null, name: string) => unknown
  /** Whether F2 renames this item. Default: all, if `onRename` is given. */
  canRename?: (item: Item) => boolean
  /** What is being edited at first. Default: nothing. */
  defaultEditing?: TreeEditing
  onEditingChange?: (editing: TreeEditing | null) => void
  /** Longest name in code points. Default: no limit. */
  maxLength?: number

  /** Buttons or a menu for an item, shown while it is hovered, focused or selected. Tab reaches them. */
  renderActions?: (item: Item) => ReactNode
  /** An icon before the name. Keep the function stable. */
  renderIcon?: (item: Item) => ReactNode
  /** A word at the row's end for the eye, where no actions are: such as a count. Keep the function stable. */
  getNote?: (item: Item) => string | undefined
  /** Row height in px. Default: 36, on a phone 44. */
  rowHeight?: number
}
