import { useState } from 'react'
import type { TreeProps } from './TreeProps'
import { useTreeEditing } from './useTreeEditing'
import { useTreeModel } from './useTreeModel'
import { newRow, withNewRow } from './withNewRow'

/** The rows of a tree and which of them is selected, current, edited. */
export function useTreeRows<Item>(props: TreeProps<Item>) {
  const tree = useTreeModel(props)
  const edit = useTreeEditing(props, (id) => tree.name(tree.position(id)))
  const { editing } = edit

  const [ownSelected, setOwnSelected] = useState(props.defaultSelectedId ?? null)
  const selectedId = props.selectedId === undefined ? ownSelected : props.selectedId
  const [focusedId, setFocusedId] = useState<string | null>(null)

  const rows =
    editing?.kind === 'add'
      ? withNewRow(tree.index, tree.visible, tree.position(editing.parentId))
      : tree.visible
  const current = tree.position(focusedId ?? selectedId)

  return {
    tree,
    edit,
    /** Positions of the items, from top to bottom; `newRow` for the one being added. */
    rows,
    selectedId,
    /** The one row that Tab comes to: the current one, or the first. */
    tabRow: current < 0 ? 0 : Math.max(0, rows.indexOf(current)),
    editingRow: editing ? rows.indexOf(editing.kind === 'add' ? newRow : tree.position(editing.id)) : -1,
    setFocusedId,
    select: (id: string) => {
      setFocusedId(id)
      setOwnSelected(id)
      props.onSelect?.(id)
    },
  }
}

export type TreeRowsState<Item> = ReturnType<typeof useTreeRows<Item>>
