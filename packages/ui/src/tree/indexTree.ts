import type { TreeIndex } from './TreeIndex'

/** Links the items. Items without a parent in the list, or in a cycle, become top items. */
export function indexTree<Item>(
  items: readonly Item[],
  getId: (item: Item) => string,
  getParentId: (item: Item) => string | null | undefined,
): TreeIndex {
  const size = items.length
  const ids = items.map(getId)
  const positions = new Map<string, number>()
  ids.forEach((id, position) => {
    positions.set(id, position)
  })

  const parent = new Int32Array(size)
  items.forEach((item, position) => {
    const parentId = getParentId(item)
    const found = parentId ? (positions.get(parentId) ?? -1) : -1
    parent[position] = found === position ? -1 : found
  })
  breakCycles(parent)

  const firstChild = new Int32Array(size).fill(-1)
  const nextSibling = new Int32Array(size).fill(-1)
  const counts = new Int32Array(size)
  let firstTop = -1
  let topCount = 0
  for (let position = size - 1; position >= 0; position--) {
    const above = at(parent, position)
    if (above < 0) {
      nextSibling[position] = firstTop
      firstTop = position
      topCount++
    } else {
      nextSibling[position] = at(firstChild, above)
      firstChild[above] = position
      counts[above] = at(counts, above) + 1
    }
  }

  const level = new Int32Array(size)
  const place = new Int32Array(size)
  const siblings = new Int32Array(size)
  const starts = [firstTop]
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    let number = 0
    for (let position = start; position >= 0; position = at(nextSibling, position)) {
      const above = at(parent, position)
      level[position] = above < 0 ? 1 : at(level, above) + 1
      place[position] = ++number
      siblings[position] = above < 0 ? topCount : at(counts, above)
      if (at(firstChild, position) >= 0) starts.push(at(firstChild, position))
    }
  }
  return { ids, positions, parent, firstChild, nextSibling, level, place, siblings, firstTop, topCount }
}

/** The entry of a position; -1 for an invalid one. */
export function at(array: Int32Array, position: number) {
  return array[position] ?? -1
}

function breakCycles(parent: Int32Array) {
  const fine = new Uint8Array(parent.length)
  for (let position = 0; position < parent.length; position++) {
    const path = new Set<number>()
    let step = position
    while (step >= 0 && !fine[step]) {
      if (path.has(step)) {
        parent[step] = -1
        break
      }
      path.add(step)
      step = at(parent, step)
    }
    for (const seen of path) fine[seen] = 1
  }
}
