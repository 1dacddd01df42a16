import { childrenOf } from './family'
import { at } from './indexTree'
import type { TreeEditing } from './TreeEditing'
import type { TreeModel } from './useTreeModel'

/** A row's attributes; the item being added has no id yet. */
export type TreeRowFacts<Item> = {
  item: Item | undefined
  id: string
  name: string
  /** From 1. */
  level: number
  /** Its number among its siblings, from 1. */
  place: number
  siblings: number
  /** undefined for an item without children. */
  expanded: boolean | undefined
}

export function treeRowFacts<Item>(
  tree: TreeModel<Item>,
  rows: Int32Array,
  row: number,
  editing: TreeEditing | null,
): TreeRowFacts<Item> {
  const { index, expanded } = tree
  const position = at(rows, row)
  if (position < 0) {
    const adding = editing?.kind === 'add' ? editing : undefined
    const parent = tree.position(adding?.parentId)
    const siblings = childrenOf(index, parent).length + 1
    const level = parent < 0 ? 1 : at(index.level, parent) + 1
    const name = adding?.defaultName ?? ''
    return { item: undefined, id: '', name, level, place: siblings, siblings, expanded: undefined }
  }

  const id = tree.id(position)
  return {
    item: tree.item(position),
    id,
    name: tree.name(position),
    level: at(index.level, position),
    place: at(index.place, position),
    siblings: at(index.siblings, position),
    expanded: at(index.firstChild, position) < 0 ? undefined : expanded.has(id),
  }
}
