import type { DepartmentRow } from './api'

/** A department with its position on screen. */
export interface TreeRow extends DepartmentRow {
  /** Indentation: 0 for top departments. */
  readonly depth: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
}

/** The departments of one answer, by id and by parent. */
export interface DepartmentTree {
  readonly byId: ReadonlyMap<string, DepartmentRow>
  readonly children: ReadonlyMap<string | null, readonly DepartmentRow[]>
}

export function departmentTree(rows: readonly DepartmentRow[]): DepartmentTree {
  const byId = new Map(rows.map((row) => [row.departmentId, row]))
  const children = new Map<string | null, DepartmentRow[]>()
  for (const row of rows) {
    const siblings = children.get(row.parentId)
    if (siblings) siblings.push(row)
    else children.set(row.parentId, [row])
  }
  return { byId, children }
}

interface Wanted {
  /** Only this department and those below it. */
  readonly within?: string | undefined
  /** In search results, `leads` marks ancestors of a match. */
  readonly isOpen: (row: DepartmentRow, leads: boolean) => boolean
  /** Only departments whose names contain it, with their ancestors and, once opened, their descendants. */
  readonly search?: string
  /** Only matching departments, with their ancestors. Default: all. */
  readonly passes?: ((row: DepartmentRow) => boolean) | undefined
}

/** The visible departments, from the top down. */
export function visibleRows(
  tree: DepartmentTree,
  { within, isOpen, search = '', passes }: Wanted,
): TreeRow[] {
  const found = search === '' && !passes ? undefined : find(tree, search.toLowerCase(), passes)
  const rows: TreeRow[] = []
  const start = within === undefined ? undefined : tree.byId.get(within)
  const tops = start ? [start] : (tree.children.get(null) ?? [])
  for (const top of tops) add(top, 0, found === undefined)
  return rows

  function add(row: DepartmentRow, depth: number, belowFound: boolean) {
    const id = row.departmentId
    const shows = (belowFound && !passes) || found?.matches.has(id) === true
    const leads = found?.above.has(id) === true
    if (!shows && !leads) return
    const children = (tree.children.get(id) ?? []).filter(
      (child) => !passes || found?.matches.has(child.departmentId) || found?.above.has(child.departmentId),
    )
    const open = children.length > 0 && isOpen(row, leads)
    rows.push({ ...row, depth, hasChildren: children.length > 0, isOpen: open })
    if (open) for (const child of children) add(child, depth + 1, shows)
  }
}

/** The departments that pass the filter and whose names contain the term, with their ancestors. */
function find(tree: DepartmentTree, term: string, passes: Wanted['passes'] = () => true) {
  const matches = new Set<string>()
  const above = new Set<string>()
  for (const row of tree.byId.values()) {
    if (!row.departmentName.toLowerCase().includes(term) || !passes(row)) continue
    matches.add(row.departmentId)
    for (const one of ancestors(tree, row)) above.add(one.departmentId)
  }
  return { matches, above }
}

/** The ancestors from the top down, without the department itself. */
export function ancestors(tree: DepartmentTree, row: DepartmentRow): DepartmentRow[] {
  const above: DepartmentRow[] = []
  let parent = row.parentId === null ? undefined : tree.byId.get(row.parentId)
  while (parent) {
    above.unshift(parent)
    parent = parent.parentId === null ? undefined : tree.byId.get(parent.parentId)
  }
  return above
}

/** The names from the top down to the department, in the format of members' paths. */
export const pathOf = (tree: DepartmentTree, row: DepartmentRow): string =>
  [...ancestors(tree, row), row].map(({ departmentName }) => departmentName).join('/')

/** Whether a department is below another one. */
export const isBelow = (tree: DepartmentTree, row: DepartmentRow, aboveId: string): boolean =>
  ancestors(tree, row).some((above) => above.departmentId === aboveId)

/** The seats of a department, in the same parts as those of a whole product. */
export interface SeatParts {
  /** Used by its members and those of the departments below. */
  readonly used: number
  /** Owned by departments below, and unused. */
  readonly passedOn: number
  /** Available for allocation or for its own members. */
  readonly left: number
}

/** Total of the above. */
export function seatParts(tree: DepartmentTree, row: DepartmentRow): SeatParts {
  const passedOn = unusedBelow(tree, row)
  return { used: row.ownedCount - passedOn - row.leftCount, passedOn, left: row.leftCount }
}

function unusedBelow({ children }: DepartmentTree, { departmentId }: DepartmentRow): number {
  const below = [...(children.get(departmentId) ?? [])]
  let unused = 0
  for (let next = below.pop(); next; next = below.pop()) {
    unused += next.leftCount
    below.push(...(children.get(next.departmentId) ?? []))
  }
  return unused
}

/** Its own seats, including those in use. */
export const ownSeats = (row: DepartmentRow): number => row.usedCount + row.leftCount

/** Whether none of its own seats are free. Allocated seats are no longer its own. */
export const isUsedUp = (row: DepartmentRow): boolean => ownSeats(row) > 0 && row.leftCount === 0
