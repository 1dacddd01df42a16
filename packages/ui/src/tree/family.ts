import { at } from './indexTree'
import type { TreeIndex } from './TreeIndex'

/** The ids of an item's ancestors, from its parent up. */
export function ancestorIds(index: TreeIndex, position: number) {
  const ids: string[] = []
  for (let above = at(index.parent, position); above >= 0; above = at(index.parent, above)) {
    ids.push(index.ids[above] ?? '')
  }
  return ids
}

/** The positions of an item's children; -1 gives the top items. */
export function childrenOf(index: TreeIndex, position: number) {
  const children: number[] = []
  let child = position < 0 ? index.firstTop : at(index.firstChild, position)
  for (; child >= 0; child = at(index.nextSibling, child)) children.push(child)
  return children
}

/** The ids of an item and its siblings that have children. */
export function openableSiblings(index: TreeIndex, position: number) {
  return childrenOf(index, at(index.parent, position))
    .filter((sibling) => at(index.firstChild, sibling) >= 0)
    .map((sibling) => index.ids[sibling] ?? '')
}
