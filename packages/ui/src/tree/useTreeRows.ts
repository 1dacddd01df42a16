import { useState } from 'react'
import type { TreeEditing } from './TreeEditing'
import type { TreeOptions } from './TreeProps'
import { useTreeModel } from './useTreeModel'
import { newRow, withNewRow } from './withNewRow'

/** The rows of a tree, and which of them are selected, current and edited. */
export function useTreeRows<Item>(props: TreeOptions<Item>) {
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
    /** The row that is the Tab stop: the current one, or the first. */
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

type EditingState = { editing: TreeEditing; busy: boolean } | null

/** Editing a name in place: one at a time, sent once. */
function useTreeEditing<Item>(props: TreeOptions<Item>, currentName: (id: string) => string) {
  const { defaultEditing, onEditingChange, onRename, onAdd } = props
  const [state, setState] = useState<EditingState>(
    defaultEditing ? { editing: defaultEditing, busy: false } : null,
  )

  const start = (editing: TreeEditing) => {
    if (state?.busy) return
    setState({ editing, busy: false })
    onEditingChange?.(editing)
  }

  const stop = () => {
    setState(null)
    onEditingChange?.(null)
  }

  /** Saves the typed name; resolves to the id of the item that should be current then. */
  const commit = async (typed: string): Promise<string | undefined> => {
    if (!state || state.busy) return undefined
    const { editing } = state
    const name = typed.trim()
    const stays = editing.kind === 'rename' ? editing.id : (editing.parentId ?? undefined)
    if (name === '' || (editing.kind === 'rename' && name === currentName(editing.id))) {
      stop()
      return stays
    }

    try {
      const saved = editing.kind === 'rename' ? onRename?.(editing.id, name) : onAdd?.(editing.parentId, name)
      if (saved instanceof Promise) setState({ editing, busy: true })
      const result = await saved
      return editing.kind === 'add' && typeof result === 'string' ? result : stays
    } catch {
      // The screen that saves shows the reason; here, the old name or the missing item shows that it failed.
      return stays
    } finally {
      stop()
    }
  }

  return { editing: state?.editing ?? null, busy: state?.busy ?? false, start, stop, commit }
}
