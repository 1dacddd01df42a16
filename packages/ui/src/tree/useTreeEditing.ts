import { useState } from 'react'
import type { TreeEditing } from './TreeEditing'
import type { TreeProps } from './TreeProps'

type EditingState = { editing: TreeEditing; busy: boolean } | null

/** Naming an item in place: one at a time, sent once. */
export function useTreeEditing<Item>(props: TreeProps<Item>, currentName: (id: string) => string) {
  const { defaultEditing, onEditingChange, onRename, onAdd } = props
  const [state, setState] = useState<EditingState>(
    defaultEditing ? { editing: defaultEditing, busy: false } : null,
  )

  const set = (next: EditingState) => {
    setState(next)
    if ((next?.editing ?? null) !== (state?.editing ?? null)) onEditingChange?.(next?.editing ?? null)
  }

  /** Saves what was typed; resolves to the id of the item that should be current then. */
  const commit = async (typed: string): Promise<string | undefined> => {
    if (!state || state.busy) return undefined
    const { editing } = state
    const name = typed.trim()
    const stays = editing.kind === 'rename' ? editing.id : (editing.parentId ?? undefined)
    const unchanged = editing.kind === 'rename' && name === currentName(editing.id)
    if (name === '' || unchanged) {
      set(null)
      return stays
    }

    try {
      const saved = editing.kind === 'rename' ? onRename?.(editing.id, name) : onAdd?.(editing.parentId, name)
      if (saved instanceof Promise) setState({ editing, busy: true })
      const result = await saved
      return editing.kind === 'add' && typeof result === 'string' ? result : stays
    } catch {
      // The screen that saves tells why; here the old name, or no item, says that it did not happen.
      return stays
    } finally {
      setState((now) => (now?.editing === editing ? null : now))
      onEditingChange?.(null)
    }
  }

  return {
    editing: state?.editing ?? null,
    busy: state?.busy ?? false,
    start: (editing: TreeEditing) => {
      if (!state?.busy) set({ editing, busy: false })
    },
    cancel: () => set(null),
    commit,
  }
}
