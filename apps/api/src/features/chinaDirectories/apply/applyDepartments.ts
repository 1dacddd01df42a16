import { deepestLevel, departmentNameLength } from '@atrium/contracts/departments/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { spellingOf } from '../../../platform/spelling/spellingOf'
import { moveDepartment, renameDepartment } from '../../departments'
import { directoryChanges, directoryDepartments } from '../../directories/tables'
import type { PlacedDepartment } from '../../organisation'
import { departments } from '../../organisation/tables'
import { notifyTakenBack } from '../../seats'
import { type Applying, type ChangeRow, done, type Outcome, skipped } from './Applying'
import { findPlace, loadPlaced, type PlacedDepartments } from './placedDepartments'

/** Links, adds, moves and renames departments, those above first. */
export async function applyDepartments(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const placed = await loadPlaced(applying)
  const siblings = siblingsOf(placed)
  const changing = await findChanging(applying)
  const adding: Adding = { departments: [], links: [] }
  const outcomes: Outcome[] = []
  for (const row of rows) {
    const parent = findPlace(placed, row.placeId)
    if (!parent) {
      outcomes.push(skipped(row, 'changedMeanwhile'))
      continue
    }
    if (row.change === 'departmentMoved' || row.change === 'departmentRenamed') {
      await flush(applying, adding)
      outcomes.push(await changeDepartment({ applying, placed, siblings, changing }, row, parent))
    } else outcomes.push(addOrLink({ applying, placed, siblings, adding }, row, parent))
  }
  await flush(applying, adding)
  return outcomes
}

interface Adding {
  departments: (typeof departments.$inferInsert)[]
  links: (typeof directoryDepartments.$inferInsert)[]
}

interface Context {
  readonly applying: Applying
  readonly placed: PlacedDepartments
  /** Ids by parent and name. */
  readonly siblings: Map<string, string>
}

const keyOf = (parentId: string | null, name: string) => `${parentId}/${name}`

const siblingsOf = ({ byId }: PlacedDepartments) =>
  new Map([...byId.values()].map(({ id, parentId, name }) => [keyOf(parentId, name), id]))

/** Departments that will get another name or place by this difference: they may give up theirs before. */
async function findChanging({ db, companyId, differenceId }: Applying): Promise<Set<string>> {
  const rows = await db
    .select({ id: directoryChanges.departmentId })
    .from(directoryChanges)
    .where(
      and(
        eq(directoryChanges.companyId, companyId),
        eq(directoryChanges.differenceId, differenceId),
        eq(directoryChanges.state, 'waiting'),
        inArray(directoryChanges.change, ['departmentMoved', 'departmentRenamed']),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

function addOrLink(
  { applying, placed, siblings, adding }: Context & { readonly adding: Adding },
  row: ChangeRow,
  parent: PlacedDepartment,
): Outcome {
  const { companyId, directoryId, now } = applying
  const { externalId, change, decision, departmentId } = row
  // Done before, by a callback.
  if (placed.byExternalId.has(externalId)) return done(row)
  if (change === 'departmentLinked' && decision === 'undecided') return skipped(row, 'undecided')
  const link = (id: string, madeByHand: boolean) => {
    adding.links.push({
      ...{ companyId, directoryId, departmentId: id, externalId, madeByHand },
      createdAt: now,
      updatedAt: now,
    })
    placed.byExternalId.set(externalId, id)
    placed.managed.add(id)
  }
  const twin = departmentId === null ? undefined : placed.byId.get(departmentId)
  const canLink = twin?.parentId === parent.id && !placed.managed.has(twin.id)
  if (change === 'departmentLinked' && decision === 'link' && twin && canLink) {
    link(twin.id, true)
    applying.audit('linkDirectoryDepartment', { departmentId: twin.id, after: { name: twin.name } })
    return done(row)
  }
  if (parent.level >= deepestLevel) return skipped(row, 'tooDeep')
  const name = freeName(siblings, parent.id, row.name)
  const id = crypto.randomUUID()
  const added = { id, parentId: parent.id, name, level: parent.level + 1, path: `${parent.path}${id}/` }
  // One millisecond apart, so that siblings keep the vendor's order.
  const createdAt = new Date(now.getTime() + adding.departments.length)
  adding.departments.push({ ...added, companyId, spelling: spellingOf(name, 'thing'), createdAt })
  placed.byId.set(id, added)
  siblings.set(keyOf(parent.id, name), id)
  link(id, false)
  applying.audit('addDepartment', { departmentId: id, parentId: parent.id, after: { name } })
  return name === row.name ? done(row) : done(row, 'nameNumbered')
}

async function flush({ db }: Applying, adding: Adding): Promise<void> {
  if (adding.departments.length > 0) await db.insert(departments).values(adding.departments)
  if (adding.links.length > 0) await db.insert(directoryDepartments).values(adding.links)
  adding.departments = []
  adding.links = []
}

async function changeDepartment(
  { applying, placed, siblings, changing }: Context & { readonly changing: Set<string> },
  row: ChangeRow,
  parent: PlacedDepartment,
): Promise<Outcome> {
  const { db, companyId, now } = applying
  const own = placed.byId.get(row.departmentId ?? '')
  if (!own || placed.byExternalId.get(row.externalId) !== own.id) return skipped(row, 'changedMeanwhile')
  changing.delete(own.id)
  const isMoved = own.parentId !== parent.id
  if (isMoved && parent.path.startsWith(own.path)) return skipped(row, 'changedMeanwhile')
  const below = [...placed.byId.values()].filter(({ path }) => path.startsWith(own.path))
  const by = parent.level + 1 - own.level
  if (isMoved && below.some(({ level }) => level + by > deepestLevel)) return skipped(row, 'tooDeep')
  const holder = siblings.get(keyOf(parent.id, row.name))
  if (holder !== undefined && holder !== own.id && changing.has(holder)) {
    // It gets its own new name in a moment. Two that swap their names would wait for each other otherwise.
    const other = placed.byId.get(holder)
    if (other) await rename(unusedName(other.id), other)
  }
  const isTaken = (siblings.get(keyOf(parent.id, row.name)) ?? own.id) !== own.id
  const name = isTaken ? freeName(siblings, parent.id, row.name, own.id) : row.name
  let current = own
  if (isMoved) {
    // A sibling there may have its old name: it moves under one that nobody has.
    if (siblings.has(keyOf(parent.id, current.name))) current = await rename(unusedName(current.id), current)
    current = await move(current)
  }
  if (current.name !== name) current = await rename(name, current)
  if (own.name !== name)
    applying.audit('editDepartment', { departmentId: own.id, before: { name: own.name }, after: { name } })
  return name === row.name ? done(row) : done(row, 'nameNumbered')

  async function rename(to: string, department: PlacedDepartment): Promise<PlacedDepartment> {
    await renameDepartment(db, companyId, department, to)
    siblings.delete(keyOf(department.parentId, department.name))
    siblings.set(keyOf(department.parentId, to), department.id)
    const renamed = { ...department, name: to }
    placed.byId.set(department.id, renamed)
    return renamed
  }

  async function move(department: PlacedDepartment): Promise<PlacedDepartment> {
    const { subject, recovered } = await moveDepartment(db, companyId, department, parent)
    applying.audit('moveDepartment', subject)
    applying.last(() => notifyTakenBack(db, { companyId, now }, recovered))
    siblings.delete(keyOf(department.parentId, department.name))
    siblings.set(keyOf(parent.id, department.name), department.id)
    const path = `${parent.path}${department.id}/`
    for (const one of below)
      placed.byId.set(one.id, {
        ...(placed.byId.get(one.id) ?? one),
        path: `${path}${one.path.slice(department.path.length)}`,
        level: one.level + by,
      })
    const moved = { ...department, parentId: parent.id, path, level: parent.level + 1 }
    placed.byId.set(department.id, moved)
    return moved
  }
}

/** For a moment, while names are exchanged. */
const unusedName = (id: string) => `~${id}`.slice(0, departmentNameLength)

/** The name, or the first one with a number that no sibling has. */
function freeName(
  siblings: ReadonlyMap<string, string>,
  parentId: string | null,
  wanted: string,
  self?: string,
): string {
  const isFree = (name: string) => [undefined, self].includes(siblings.get(keyOf(parentId, name)))
  const cut = [...wanted].slice(0, departmentNameLength).join('')
  if (isFree(cut)) return cut
  for (let n = 2; ; n++) {
    const suffix = `(${n})`
    const name = `${[...wanted].slice(0, departmentNameLength - suffix.length).join('')}${suffix}`
    if (isFree(name)) return name
  }
}
