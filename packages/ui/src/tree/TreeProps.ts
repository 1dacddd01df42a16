import type { ComponentProps, ReactNode, Ref } from 'react'
import type { TreeCheck } from './TreeCheck'
import type { TreeEditing } from './TreeEditing'
import type { TreeHandle } from './TreeHandle'
import type { TreeLabels } from './TreeLabels'

/** The tree's own props, and any of its root element's. */
export type TreeProps<Item> = Omit<ComponentProps<'div'>, 'children' | keyof TreeOptions<Item>> &
  TreeOptions<Item>

export interface TreeOptions<Item> {
  ref?: Ref<TreeHandle>
  /** All items in one flat list, siblings in display order. Keep the array stable. */
  items: readonly Item[]
  getId: (item: Item) => string
  /** The id of the item's parent. null, undefined, '' or an unknown id make it a top item. */
  getParentId: (item: Item) => string | null | undefined
  getName: (item: Item) => string
  /** The tree's own texts. */
  labels: TreeLabels

  /** `loading`: placeholder rows. `failed`: the `failed` slot instead of items. Default: 'ready'. */
  state?: 'loading' | 'ready' | 'failed'
  /** Shown if there are no items: explains what belongs here, and the next step. */
  empty?: ReactNode
  /** Shown if nothing matches `searchTerm`, with a way to clear it. */
  noMatches?: ReactNode
  /** Shown if `state` is 'failed', with a way to retry. */
  failed?: ReactNode

  /** The selected item, controlled. */
  selectedId?: string | null
  /** The initially selected item, uncontrolled. Default: none. */
  defaultSelectedId?: string | null
  onSelect?: (id: string) => void

  /**
   * Shows checkboxes instead of selection, with the state of each item. A press, Space or Enter calls
   * `onSelect`. Keep the function stable.
   */
  getCheck?: (item: Item) => TreeCheck

  /** The open items, controlled. */
  expandedIds?: ReadonlySet<string>
  /** The initially open items, uncontrolled. Default: the top items. */
  defaultExpandedIds?: ReadonlySet<string>
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void

  /**
   * Shows only items whose name contains this (ignoring case), with the open path to each. Clearing it
   * restores the open items.
   */
  searchTerm?: string

  /**
   * Saves a new name. While a returned promise is pending, the field is busy; if it rejects, the old name
   * returns. Called only with a trimmed, non-empty, changed name. Without it, nothing can be renamed.
   */
  onRename?: (id: string, name: string) => unknown
  /**
   * Saves a new item. May resolve to its id, which then gets the focus; if the promise rejects, the temporary
   * item is removed. Called only with a trimmed, non-empty name.
   */
  onAdd?: (parentId: string | null, name: string) => unknown
  /** Whether F2 renames this item. Default: all, if `onRename` is given. */
  canRename?: (item: Item) => boolean
  /** The item that is initially edited. Default: none. */
  defaultEditing?: TreeEditing
  onEditingChange?: (editing: TreeEditing | null) => void
  /** Longest name in code points. Default: no limit. */
  maxLength?: number

  /** Buttons or a menu for an item, shown while it is hovered, focused or selected. Tab reaches them. */
  renderActions?: (item: Item) => ReactNode
  /** An icon before the name. Keep the function stable. */
  renderIcon?: (item: Item) => ReactNode
  /**
   * A short text at the row's end, such as a count, where there are no actions; hidden from screen readers.
   * Keep the function stable.
   */
  getNote?: (item: Item) => string | undefined
  /** Row height in px. Default: 36, on a phone 44. */
  rowHeight?: number
}
