import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { describeError } from '../../platform/process/describeError'
import { DirectoryFailure, type VendorDepartment, type VendorPerson } from '../../ports/CompanyDirectory'
import type { Ports } from '../../ports/Ports'
import { directoryConnections, directoryDifferences } from '../directories/tables'
import { lockCompany } from '../organisation'
import { type ConnectedDirectory, findConnection, ofConnection, openSecret } from './connections'
import { outdate } from './manageConnections'
import { compareReading, storeDifference } from './storeDifference'
import { tellProgress } from './tellProgress'

const mostPeople = 200_000
const mostDepartments = 20_000
/** A worker that doesn't renew it for so long has ended, in milliseconds. */
const lease = 60_000
const renewal = 5_000
const mostTries = 3

export type ReadingPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'keys' | 'companyDirectories'>

interface Key {
  readonly companyId: string
  readonly directoryId: string
  readonly id: string
}

const ofDifference = ({ companyId, id }: Omit<Key, 'directoryId'>) =>
  and(eq(directoryDifferences.companyId, companyId), eq(directoryDifferences.id, id))

/** A reading is still wanted. */
const isReading = (key: Key) => and(ofDifference(key), eq(directoryDifferences.state, 'reading'))

/**
 * Reads one directory whose turn it is, without a transaction while the vendor answers. After a crash, another worker
 * begins again when the lease has ended.
 *
 * @returns whether there was one
 */
export async function readNext(ports: ReadingPorts): Promise<boolean> {
  const { database, clock, log } = ports
  const db = database.connection
  try {
    const key = await takeReading(db, clock())
    if (!key) return false
    try {
      await read(ports, key)
    } catch (error) {
      const failure =
        error instanceof DirectoryFailure
          ? { kind: error.kind, scope: error.scope, detail: error.message }
          : error instanceof ReadingFailure
            ? { kind: error.kind, scope: '', detail: '' }
            : { kind: 'broken' as const, scope: '', detail: '' }
      if (failure.kind === 'broken')
        log({ level: 'error', event: 'directoryReadingFailed', ...key, ...describeError(error) })
      await fail(ports, key, failure)
    }
    return true
  } catch (error) {
    log({ level: 'error', event: 'directoryReadsFailed', ...describeError(error) })
    return false
  }
}

class ReadingFailure extends Error {
  constructor(readonly kind: 'targetMissing' | 'tooLarge') {
    super(kind)
  }
}

async function takeReading(db: Connection, now: Date): Promise<Key | undefined> {
  const free = or(isNull(directoryDifferences.leaseUntil), lt(directoryDifferences.leaseUntil, now))
  const [taken] = await db
    .update(directoryDifferences)
    .set({
      leaseUntil: new Date(now.getTime() + lease),
      takenAt: now,
      tries: sql`${directoryDifferences.tries} + 1`,
    })
    .where(
      sql`(${directoryDifferences.companyId}, ${directoryDifferences.id}) in (${db
        .select({ companyId: directoryDifferences.companyId, id: directoryDifferences.id })
        .from(directoryDifferences)
        .where(and(eq(directoryDifferences.state, 'reading'), free))
        .orderBy(directoryDifferences.takenAt)
        .limit(1)
        .for('update', { skipLocked: true })})`,
    )
    .returning({
      companyId: directoryDifferences.companyId,
      directoryId: directoryDifferences.directoryId,
      id: directoryDifferences.id,
      tries: directoryDifferences.tries,
    })
  if (!taken) return undefined
  const { tries, ...key } = taken
  if (tries <= mostTries) return key
  await db
    .update(directoryDifferences)
    .set({ state: 'failed', failure: 'broken', finishedAt: now, leaseUntil: null })
    .where(isReading(key))
  return takeReading(db, now)
}

async function read(ports: ReadingPorts, key: Key): Promise<void> {
  const { database, clock, keys, companyDirectories } = ports
  const connection = await findConnection(database.connection, key)
  if (!connection) return
  const directory = companyDirectories.vendors[connection.kind].open({
    clientId: connection.clientId,
    secret: openSecret(keys, connection, 'secret'),
  })
  const departments = new Map<string, VendorDepartment>()
  const people = new Map<string, VendorPerson>()
  let renewed = clock().getTime()
  /** @returns false if nobody wants the reading any more */
  const goOn = async (): Promise<boolean> => {
    if (departments.size > mostDepartments || people.size > mostPeople) throw new ReadingFailure('tooLarge')
    if (clock().getTime() - renewed < renewal) return true
    renewed = clock().getTime()
    const rows = await database.connection
      .update(directoryDifferences)
      .set({
        leaseUntil: new Date(renewed + lease),
        peopleRead: people.size,
        departmentsRead: departments.size,
      })
      .where(isReading(key))
      .returning({ id: directoryDifferences.id })
    return rows.length > 0
  }
  let rootId = ''
  for await (const page of directory.readDepartments(connection.rootId)) {
    // The root comes first.
    rootId ||=
      page.find(({ id }) => connection.rootId === '' || id === connection.rootId)?.id ?? page[0]?.id ?? ''
    for (const one of page) departments.set(one.id, one)
    if (!(await goOn())) return
  }
  for await (const page of directory.readPeople([...departments.keys()])) {
    for (const one of page) people.set(one.id, one)
    if (!(await goOn())) return
  }
  await finish(ports, key, connection, {
    rootId: rootOf(departments, connection.rootId, rootId),
    departments: [...departments.values()],
    people: [...people.values()],
  })
}

/** The top one has no parent that was read. */
function rootOf(departments: ReadonlyMap<string, VendorDepartment>, wanted: string, first: string): string {
  if (wanted !== '' && departments.has(wanted)) return wanted
  for (const one of departments.values()) if (one.parentId === '') return one.id
  return first
}

type Complete = Parameters<typeof compareReading>[1]['reading']

async function finish(
  { database, clock }: ReadingPorts,
  key: Key,
  seen: ConnectedDirectory,
  reading: Complete,
): Promise<void> {
  await database.transaction(async (db) => {
    await lockCompany(db, key.companyId, 'together')
    const [difference] = await db.select().from(directoryDifferences).where(isReading(key)).for('update')
    const connection = await findConnection(db, key, 'update')
    // Cancelled, ended, or read by other settings.
    if (!difference || !connection || connection.version !== seen.version) return
    const now = clock()
    const compared = await compareReading(db, { connection, reading, now })
    if (!compared) throw new ReadingFailure('targetMissing')
    await outdate(db, { ...key, now, except: key.id })
    const state = await storeDifference(db, { connection, differenceId: key.id, reading, now }, compared)
    await db
      .update(directoryConnections)
      .set({
        lastReadAt: now,
        foundRootId: reading.rootId,
        failure: null,
        failureScope: '',
        failureDetail: '',
      })
      .where(ofConnection(key))
    await tellProgress(db, { ...key, isAtRest: state !== 'applying' })
  })
}

interface Failed {
  readonly kind: NonNullable<(typeof directoryDifferences.$inferSelect)['failure']>
  readonly scope: string
  readonly detail: string
}

async function fail(
  { database, clock }: ReadingPorts,
  key: Key,
  { kind, scope, detail }: Failed,
): Promise<void> {
  await database.transaction(async (db) => {
    const failure = { failure: kind, failureScope: scope, failureDetail: detail.slice(0, 500) }
    const rows = await db
      .update(directoryDifferences)
      .set({ state: 'failed', finishedAt: clock(), leaseUntil: null, ...failure })
      .where(isReading(key))
      .returning({ id: directoryDifferences.id })
    if (rows.length === 0) return
    await db.update(directoryConnections).set(failure).where(ofConnection(key))
    await tellProgress(db, { ...key, isAtRest: true })
  })
}
