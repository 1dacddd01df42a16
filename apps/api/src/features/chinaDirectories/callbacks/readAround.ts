import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { CompanyDirectory, VendorDepartment, VendorPerson } from '../../../ports/CompanyDirectory'
import { directoryDepartments } from '../../directories/tables'
import { departments } from '../../organisation/tables'
import type { Reading } from '../compare/compare'
import type { ConnectedDirectory } from '../connections'
import { idsOf, type Named } from './named'

const atOnce = 4
/** From a named department up to one that is known. */
const mostSteps = 15

/** The managed departments as we know them, with the named ones, and those above them, as the vendor says now. */
export async function readAround(
  db: Connection,
  connection: ConnectedDirectory,
  directory: CompanyDirectory,
  named: readonly Named[],
): Promise<Reading> {
  const rootId = connection.foundRootId
  const tree = new Map((await knownDepartments(db, connection, rootId)).map((one) => [one.id, one] as const))
  tree.set(rootId, { id: rootId, parentId: '', name: '', order: 0 })
  const people: VendorPerson[] = []
  await inTurns(idsOf(named, 'person'), async (id) => {
    const person = await directory.readPerson(id)
    if (person) people.push(person)
  })
  const addWithAbove = async (id: string) => {
    let next: string | undefined = id
    for (let n = 0; n < mostSteps && next !== undefined && next !== '' && !tree.has(next); n++) {
      const found: VendorDepartment | undefined = await directory.readDepartment(next)
      if (!found) return
      tree.set(found.id, found)
      next = found.parentId
    }
  }
  await inTurns(idsOf(named, 'department'), async (id) => {
    if (id === rootId) return
    const found = await directory.readDepartment(id)
    if (found) {
      tree.set(id, found)
      await addWithAbove(found.parentId)
    } else tree.delete(id)
  })
  for (const id of new Set(people.flatMap(({ departmentIds }) => departmentIds[0] ?? [])))
    await addWithAbove(id)
  return {
    rootId,
    departments: [...tree.values()].filter(({ id }) => leadsTo(tree, id, rootId)),
    people,
    only: new Set(idsOf(named, 'person')),
  }
}

/** Departments outside of the root aren’t the directory’s. */
function leadsTo(tree: ReadonlyMap<string, VendorDepartment>, id: string, rootId: string): boolean {
  const seen = new Set<string>()
  let next = id
  while (!seen.has(next)) {
    if (next === rootId) return true
    seen.add(next)
    const found = tree.get(next)
    if (!found) return false
    next = found.parentId
  }
  return false
}

async function knownDepartments(
  db: Connection,
  { companyId, directoryId, targetId }: ConnectedDirectory,
  rootId: string,
): Promise<VendorDepartment[]> {
  const rows = await db
    .select({
      departmentId: directoryDepartments.departmentId,
      id: directoryDepartments.externalId,
      name: departments.name,
      above: departments.parentId,
    })
    .from(directoryDepartments)
    .innerJoin(
      departments,
      and(
        eq(departments.companyId, directoryDepartments.companyId),
        eq(departments.id, directoryDepartments.departmentId),
      ),
    )
    .where(
      and(eq(directoryDepartments.companyId, companyId), eq(directoryDepartments.directoryId, directoryId)),
    )
    .orderBy(asc(departments.createdAt), asc(departments.id))
  const idOf = new Map([
    [targetId, rootId],
    ...rows.map(({ departmentId, id }) => [departmentId, id] as const),
  ])
  return rows.map(({ id, name, above }, order) => ({
    id,
    name,
    // Somebody moved it elsewhere: a whole reading tells where it belongs.
    parentId: idOf.get(above ?? '') ?? rootId,
    order,
  }))
}

async function inTurns(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  const waiting = [...ids]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await work(id)
    }),
  )
}
