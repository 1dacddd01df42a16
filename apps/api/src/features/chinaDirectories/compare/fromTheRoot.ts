import type { VendorDepartment } from '../../../ports/CompanyDirectory'

interface Found {
  readonly department: VendorDepartment
  readonly parentId: string
  /** The vendor's parent is unknown, or below the department itself. */
  readonly isLost: boolean
}

/** Parents before children, siblings in the vendor's order. What the root doesn't lead to is put directly below it. */
export function fromTheRoot(rootId: string, read: readonly VendorDepartment[]): readonly Found[] {
  const byId = new Map(read.map((one) => [one.id, one]))
  const below = groupBy(
    [...byId.values()].filter(({ id }) => id !== rootId).toSorted(inOrder),
    ({ parentId }) => parentId,
  )
  const found: Found[] = []
  const seen = new Set([rootId])
  const walk = (from: readonly string[]) => {
    const queue = [...from]
    for (const parentId of queue)
      for (const department of below.get(parentId) ?? []) {
        if (seen.has(department.id)) continue
        seen.add(department.id)
        found.push({ department, parentId, isLost: false })
        queue.push(department.id)
      }
  }
  walk([rootId])
  const lost = [...byId.values()].filter(({ id }) => !seen.has(id)).toSorted(inOrder)
  // First those without a parent, then one of each circle.
  for (const hasNoParent of [true, false])
    for (const department of lost) {
      if (seen.has(department.id) || (hasNoParent && byId.has(department.parentId))) continue
      seen.add(department.id)
      found.push({ department, parentId: rootId, isLost: true })
      walk([department.id])
    }
  return found
}

const inOrder = (one: VendorDepartment, other: VendorDepartment) =>
  one.order - other.order || (one.id < other.id ? -1 : 1)

export function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
