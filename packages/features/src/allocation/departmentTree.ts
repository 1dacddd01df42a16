import type { DepartmentRow } from './api'

/** A department in its place on screen. */
export interface TreeRow extends DepartmentRow {
  /** How far to indent: 0 for the tops. */
  readonly depth: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
}

/** The departments of one answer, found by id and by parent. */
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
  /** Only this department and what is below it. */
  readonly within?: string | undefined
  /** Of a search's answer, `leads` says that a department lies above something found. */
  readonly isOpen: (row: DepartmentRow, leads: boolean) => boolean
  /** Only departments whose names contain it, with those above and, where they are opened, below them. */
  readonly search?: string
  /** Only matching departments, with their ancestors. Default: all. */
  readonly passes?: ((row: DepartmentRow) => boolean) | undefined
}

/** What is on screen, from the top down. */
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

/** The departments that pass and whose names contain the term, and those above them. */
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

/** From the top down, without the department itself. */
export function ancestors(tree: DepartmentTree, row: DepartmentRow): DepartmentRow[] {
  const above: DepartmentRow[] = []
  let parent = row.parentId === null ? undefined : tree.byId.get(row.parentId)
  while (parent) {
    above.unshift(parent)
    parent = parent.parentId === null ? undefined : tree.byId.get(parent.parentId)
  }
  return above
}

/** The names from the top down to the department, as the service writes the paths of members. */
export const pathOf = (tree: DepartmentTree, row: DepartmentRow): string =>
  [...ancestors(tree, row), row].map(({ departmentName }) => departmentName).join('/')

/** Whether a department is below another one. */
export const isBelow = (tree: DepartmentTree, row: DepartmentRow, aboveId: string): boolean =>
  ancestors(tree, row).some((above) => above.departmentId === aboveId)

/** The seats that a department owns, by the parts in which those of a whole product are told. */
export interface SeatParts {
  /** By its members and those of the departments below. */
  readonly used: number
  /** The departments below have them, and nobody uses them. */
  readonly passedOn: number
  /** It can still pass them on, or its members use them. */
  readonly left: number
}

/** Together they are what it owns. */
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

/** Seats of its own, those in use included. */
export const ownSeats = (row: DepartmentRow): number => row.usedCount + row.leftCount

/** Of what it keeps for itself nothing is left. What it passed on is not its own any more. */
export const isUsedUp = (row: DepartmentRow): boolean => ownSeats(row) > 0 && row.leftCount === 0
