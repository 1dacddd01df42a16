import { at } from './indexTree'
import type { TreeIndex } from './TreeIndex'

/**
 * The positions of the visible items, from top to bottom: those whose ancestors are all open and, while
 * searching, that match or lead to a match.
 */
export function visibleItems(
  index: TreeIndex,
  expanded: ReadonlySet<string>,
  within?: Uint8Array,
): Int32Array {
  const { ids, parent, firstChild, nextSibling, firstTop } = index
  const visible = new Int32Array(ids.length)
  let count = 0
  let position = firstTop
  while (position >= 0) {
    const shows = within?.[position] !== 0
    if (shows) visible[count++] = position
    const child = at(firstChild, position)
    if (shows && child >= 0 && expanded.has(ids[position] ?? '')) {
      position = child
      continue
    }
    while (position >= 0 && at(nextSibling, position) < 0) position = at(parent, position)
    if (position >= 0) position = at(nextSibling, position)
  }
  return visible.slice(0, count)
}
