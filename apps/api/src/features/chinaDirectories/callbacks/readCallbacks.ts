import { and, asc, eq, inArray, lte, max, notExists, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { randomId } from '../../../platform/keys/randomId'
import { describeError } from '../../../platform/process/describeError'
import {
  type CompanyDirectory,
  DirectoryFailure,
  type VendorDepartment,
  type VendorPerson,
} from '../../../ports/CompanyDirectory'
import {
  directoryCallbacks,
  directoryChanges,
  directoryDepartments,
  directoryDifferences,
} from '../../directories/tables'
import { lockCompany } from '../../organisation'
import { departments } from '../../organisation/tables'
import type { Reading } from '../compare/compare'
import { type ConnectedDirectory, findConnection, openSecret } from '../connections'
import { outdate } from '../manageConnections'
import type { ReadingPorts } from '../readDirectory'
import { compareReading, insertChanges, storeDifference } from '../storeDifference'
import { tellProgress } from '../tellProgress'

/** People and departments that are read at once. */
const mostNamed = 50
/** A worker that doesn't finish in so long has ended, in milliseconds. */
const lease = 30_000
const mostFailures = 5
const atOnce = 4
/** From a named department up to one that is known. */
const mostSteps = 15

interface Key {
  readonly companyId: string
  readonly directoryId: string
}

type Named = typeof directoryCallbacks.$inferSelect

/**
 * Reads what callbacks of one directory named, and compares only that.
 *
 * @returns whether there was anything
 */
export async function readNextCallbacks(ports: ReadingPorts): Promise<boolean> {
  const { database, clock, log } = ports
  try {
    const named = await database.transaction((db) => take(db, clock()))
    const [first] = named
    if (!first) return false
    try {
      await readNamed(ports, first, named)
    } catch (error) {
      if (!(error instanceof DirectoryFailure))
        log({ level: 'error', event: 'directoryCallbackFailed', ...describeError(error) })
      await putOff(ports, first, named)
    }
    return true
  } catch (error) {
    log({ level: 'error', event: 'directoryCallbacksFailed', ...describeError(error) })
    return false
  }
}

/** Of the directory that waits longest. While it is being applied, its callbacks wait. */
async function take(db: Connection, now: Date): Promise<Named[]> {
  const isApplying = db
    .select({ one: sql`1` })
    .from(directoryDifferences)
    .where(
      and(
        eq(directoryDifferences.companyId, directoryCallbacks.companyId),
        eq(directoryDifferences.directoryId, directoryCallbacks.directoryId),
        eq(directoryDifferences.state, 'applying'),
      ),
    )
  const [first] = await db
    .select()
    .from(directoryCallbacks)
    .where(and(lte(directoryCallbacks.dueAt, now), notExists(isApplying)))
    .orderBy(asc(directoryCallbacks.dueAt))
    .limit(1)
  if (!first) return []
  const rows = await db
    .select()
    .from(directoryCallbacks)
    .where(and(ofDirectory(first), lte(directoryCallbacks.dueAt, now)))
    .orderBy(asc(directoryCallbacks.dueAt))
    .limit(mostNamed)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return []
  await db
    .update(directoryCallbacks)
    .set({ dueAt: new Date(now.getTime() + lease) })
    .where(areNamed(first, rows))
  return rows
}

const ofDirectory = ({ companyId, directoryId }: Key) =>
  and(eq(directoryCallbacks.companyId, companyId), eq(directoryCallbacks.directoryId, directoryId))

const areNamed = (key: Key, rows: readonly Named[]) =>
  and(
    ofDirectory(key),
    or(
      ...(['person', 'department'] as const).map((subject) =>
        and(
          eq(directoryCallbacks.subject, subject),
          inArray(directoryCallbacks.externalId, ['', ...idsOf(rows, subject)]),
        ),
      ),
    ),
  )

const idsOf = (rows: readonly Named[], subject: Named['subject']) =>
  rows.filter((row) => row.subject === subject).map(({ externalId }) => externalId)

/** After some failures, the next whole reading finds it. */
async function putOff({ database, clock }: ReadingPorts, key: Key, rows: readonly Named[]): Promise<void> {
  const db = database.connection
  await db
    .update(directoryCallbacks)
    .set({
      failures: sql`${directoryCallbacks.failures} + 1`,
      dueAt: sql`${clock().toISOString()}::timestamptz + power(2, ${directoryCallbacks.failures}) * interval '5 seconds'`,
    })
    .where(areNamed(key, rows))
  await db
    .delete(directoryCallbacks)
    .where(and(areNamed(key, rows), sql`${directoryCallbacks.failures} >= ${mostFailures}`))
}

async function readNamed(ports: ReadingPorts, key: Key, rows: readonly Named[]): Promise<void> {
  const { database, keys, companyDirectories } = ports
  const connection = await findConnection(database.connection, key)
  if (connection && connection.foundRootId !== '') {
    const directory = companyDirectories.vendors[connection.kind].open({
      clientId: connection.clientId,
      secret: openSecret(keys, connection, 'secret'),
    })
    const reading = await readAround(database.connection, connection, directory, rows)
    await finish(ports, connection, rows, reading)
    return
  }
  await database.connection.delete(directoryCallbacks).where(areNamed(key, rows))
}

/** The managed departments as we know them, with the named ones, and those above them, as the vendor says now. */
async function readAround(
  db: Connection,
  connection: ConnectedDirectory,
  directory: CompanyDirectory,
  rows: readonly Named[],
): Promise<Reading> {
  const rootId = connection.foundRootId
  const tree = new Map((await knownDepartments(db, connection, rootId)).map((one) => [one.id, one] as const))
  tree.set(rootId, { id: rootId, parentId: '', name: '', order: 0 })
  const people: VendorPerson[] = []
  await inTurns(idsOf(rows, 'person'), async (id) => {
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
  await inTurns(idsOf(rows, 'department'), async (id) => {
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
    only: new Set(idsOf(rows, 'person')),
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

async function finish(
  { database, clock }: ReadingPorts,
  seen: ConnectedDirectory,
  rows: readonly Named[],
  reading: Reading,
): Promise<void> {
  const { companyId, directoryId } = seen
  await database.transaction(async (db) => {
    await lockCompany(db, companyId, 'alone')
    const connection = await findConnection(db, seen, 'update')
    if (!connection || connection.version !== seen.version) return
    const now = clock()
    const compared = await compareReading(db, { connection, reading, now })
    // Named again meanwhile: read once more.
    for (const { subject, externalId, lastAt } of rows)
      await db
        .delete(directoryCallbacks)
        .where(
          and(
            ofDirectory(seen),
            eq(directoryCallbacks.subject, subject),
            eq(directoryCallbacks.externalId, externalId),
            eq(directoryCallbacks.lastAt, lastAt),
          ),
        )
    if (!compared || compared.changes.length === 0) return
    const open = connection.policy === 'byHand' ? await findOpen(db, connection) : undefined
    if (open) {
      await merge(db, open, compared, rows, now)
      await tellProgress(db, { companyId, directoryId, id: open.id, isAtRest: true })
      return
    }
    const id = randomId()
    await db.insert(directoryDifferences).values({
      ...{ companyId, id, directoryId },
      state: 'reading',
      trigger: 'callback',
      startedAt: now,
      takenAt: now,
    })
    const state = await storeDifference(db, { connection, differenceId: id, reading, now }, compared)
    if (state === 'ready') await outdate(db, { companyId, directoryId, now, except: id })
    await tellProgress(db, { companyId, directoryId, id, isAtRest: state !== 'applying' })
  })
}

async function findOpen(db: Connection, { companyId, directoryId }: ConnectedDirectory) {
  const [found] = await db
    .select()
    .from(directoryDifferences)
    .where(
      and(
        eq(directoryDifferences.companyId, companyId),
        eq(directoryDifferences.directoryId, directoryId),
        eq(directoryDifferences.state, 'ready'),
      ),
    )
    .for('update')
  return found
}

/** A person looks at one difference: what callbacks tell about somebody replaces what it said about them. */
async function merge(
  db: Connection,
  open: typeof directoryDifferences.$inferSelect,
  { changes }: NonNullable<Awaited<ReturnType<typeof compareReading>>>,
  rows: readonly Named[],
  now: Date,
): Promise<void> {
  const { companyId, id: differenceId } = open
  const own = and(eq(directoryChanges.companyId, companyId), eq(directoryChanges.differenceId, differenceId))
  const told = [...changes, ...rows]
  for (const subject of ['person', 'department'] as const)
    await db
      .delete(directoryChanges)
      .where(
        and(
          own,
          eq(directoryChanges.subject, subject),
          inArray(directoryChanges.externalId, [
            '',
            ...told.filter((one) => one.subject === subject).map(({ externalId }) => externalId),
          ]),
        ),
      )
  const [last] = await db
    .select({ number: max(directoryChanges.number) })
    .from(directoryChanges)
    .where(own)
  await insertChanges(db, { companyId, differenceId, from: (last?.number ?? 0) + 1 }, changes)
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  const [counted] = await db
    .select({
      total: count(sql`${directoryChanges.state} <> 'nothing'`),
      leavers: count(sql`${directoryChanges.change} = 'left' and ${directoryChanges.userId} is not null`),
    })
    .from(directoryChanges)
    .where(own)
  await db
    .update(directoryDifferences)
    .set({ total: counted?.total ?? 0, leavers: counted?.leavers ?? 0, readAt: now, isConfirmed: false })
    .where(and(eq(directoryDifferences.companyId, companyId), eq(directoryDifferences.id, differenceId)))
}
