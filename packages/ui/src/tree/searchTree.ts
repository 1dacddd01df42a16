import { at } from './indexTree'
import type { TreeIndex } from './TreeIndex'

type TreeSearch = {
  /** For each item: 0 hidden; 1 visible, because it is above or below a match; 2 a match. */
  within: Uint8Array
  /** The ids of the items that lead to a match. */
  path: ReadonlySet<string>
  /** The topmost match's position, or -1. */
  first: number
}

const near = 1
const match = 2

/** Finds the items whose name contains the term, and the paths to them. Undefined for an empty term. */
export function searchTree(
  index: TreeIndex,
  getName: (position: number) => string,
  searchTerm: string,
): TreeSearch | undefined {
  const term = searchTerm.trim().toLocaleLowerCase()
  if (term === '') return undefined

  const within = new Uint8Array(index.ids.length)
  const path = new Set<string>()
  for (let position = 0; position < within.length; position++) {
    if (!getName(position).toLocaleLowerCase().includes(term)) continue
    within[position] = match
    for (let above = at(index.parent, position); above >= 0; above = at(index.parent, above)) {
      const id = index.ids[above] ?? ''
      if (path.has(id)) break
      within[above] ||= near
      path.add(id)
    }
  }
  return { within, path, first: showBelowMatches(index, within) }
}

/** Makes items below a match available when it is opened; returns the first match from the top. */
function showBelowMatches(index: TreeIndex, within: Uint8Array) {
  const below = new Uint8Array(within.length)
  let first = -1
  let position = index.firstTop
  while (position >= 0) {
    const above = at(index.parent, position)
    if (within[position] === match && first < 0) first = position
    if (above >= 0 && (within[above] === match || below[above] === 1)) {
      below[position] = 1
      within[position] ||= near
    }
    position = nextInOrder(index, position)
  }
  return first
}

function nextInOrder({ parent, firstChild, nextSibling }: TreeIndex, from: number) {
  if (at(firstChild, from) >= 0) return at(firstChild, from)
  let position = from
  while (position >= 0 && at(nextSibling, position) < 0) position = at(parent, position)
  return position < 0 ? -1 : at(nextSibling, position)
}
