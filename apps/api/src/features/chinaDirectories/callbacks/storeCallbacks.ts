import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { randomId } from '../../../platform/keys/randomId'
import { directoryCallbacks, directoryChanges, directoryDifferences } from '../../directories/tables'
import { lockCompany } from '../../organisation'
import type { Reading } from '../compare/compare'
import { type ConnectedDirectory, findConnection } from '../connections'
import { forecastChanges } from '../forecastChanges'
import { needOf } from '../needOf'
import type { ReadingPorts } from '../readDirectory'
import {
  type Compared,
  compareReading,
  insertChanges,
  leaverLimit,
  readyWith,
  storeDifference,
  undecidedAmong,
} from '../storeDifference'
import { tellProgress } from '../tellProgress'
import { changesChannel, wakeWorkers } from '../wakeWorkers'
import { idsOf, type Named, ofDirectory } from './named'

type Difference = typeof directoryDifferences.$inferSelect

interface Read {
  /** The connection with whose settings it was read. */
  readonly seen: ConnectedDirectory
  readonly named: readonly Named[]
  readonly reading: Reading
}

/**
 * Compares what callbacks named. If it is decided already, it becomes a difference of its own and is applied; otherwise
 * it joins the difference that waits for somebody, if there is one.
 */
export async function storeCallbacks(
  { database, clock }: Pick<ReadingPorts, 'database' | 'clock'>,
  { seen, named, reading }: Read,
): Promise<void> {
  const { companyId, directoryId } = seen
  await database.transaction(async (db) => {
    await lockCompany(db, companyId, 'alone')
    const connection = await findConnection(db, seen, 'update')
    if (!connection || connection.version !== seen.version) return
    const now = clock()
    const compared = await compareReading(db, { connection, reading, now })
    await forget(db, named)
    if (!compared) return
    const open = await findOpen(db, connection)
    if (open) {
      const { changes, members } = compared
      const joining = { connection, open, told: [...changes, ...named], members, now }
      if (!(await isDecided(db, connection, compared, now))) {
        await join(db, joining, changes)
        return
      }
      // What the open one says about them is about to be wrong.
      await join(db, joining, [])
    }
    if (compared.changes.length === 0) return
    const id = randomId()
    await db.insert(directoryDifferences).values({
      ...{ companyId, id, directoryId },
      state: 'reading',
      trigger: 'callback',
      startedAt: now,
      takenAt: now,
    })
    const state = await storeDifference(db, { connection, differenceId: id, reading, now }, compared)
    await tellProgress(db, { companyId, directoryId, id, isAtRest: state !== 'applying' })
  })
}

/** Those that were named again meanwhile are read once more. */
async function forget(db: Connection, named: readonly Named[]): Promise<void> {
  for (const one of named)
    await db
      .delete(directoryCallbacks)
      .where(
        and(
          ofDirectory(one),
          eq(directoryCallbacks.subject, one.subject),
          eq(directoryCallbacks.externalId, one.externalId),
          eq(directoryCallbacks.lastAt, one.lastAt),
        ),
      )
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

/** Whether the policy applies these changes without asking anybody. */
async function isDecided(
  db: Connection,
  connection: ConnectedDirectory,
  { changes, leavers, members }: Compared,
  now: Date,
): Promise<boolean> {
  if (connection.policy === 'byHand') return false
  const limit = await leaverLimit(db, connection, { members, isCallback: true, now })
  return needOf(readyWith(leavers, limit), connection.policy, undecidedAmong(changes)) === null
}

interface Joining {
  readonly connection: ConnectedDirectory
  readonly open: Difference
  /** About whom something was told. */
  readonly told: readonly Pick<Named, 'subject' | 'externalId'>[]
  readonly members: number
  readonly now: Date
}

/** A person looks at one difference: what callbacks tell about somebody replaces what it said about them. */
async function join(
  db: Connection,
  { connection, open, told, members, now }: Joining,
  changes: Compared['changes'],
): Promise<void> {
  const { companyId, directoryId, id: differenceId } = open
  const own = and(eq(directoryChanges.companyId, companyId), eq(directoryChanges.differenceId, differenceId))
  const replaced: (typeof directoryChanges.$inferSelect)[] = []
  for (const subject of ['person', 'department'] as const)
    replaced.push(
      ...(await db
        .delete(directoryChanges)
        .where(
          and(
            own,
            eq(directoryChanges.subject, subject),
            inArray(directoryChanges.externalId, ['', ...idsOf(told, subject)]),
          ),
        )
        .returning()),
    )
  const [last] = await db
    .select({ number: max(directoryChanges.number) })
    .from(directoryChanges)
    .where(own)
  await insertChanges(
    db,
    { companyId, differenceId, from: (last?.number ?? 0) + 1 },
    changes.map((change) => {
      const before = replaced.find(
        (row) =>
          row.change === change.change &&
          row.externalId === change.externalId &&
          (row.userId ?? row.departmentId) === (change.userId ?? change.departmentId),
      )
      // What somebody decided about a link holds.
      return before?.decision ? { ...change, decision: before.decision, ...noteOf(before) } : change
    }),
  )
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  const [counted] = await db
    .select({
      total: count(sql`${directoryChanges.state} <> 'nothing'`),
      leavers: count(sql`${directoryChanges.change} = 'left' and ${directoryChanges.userId} is not null`),
      undecided: count(
        sql`${directoryChanges.change} = 'departmentLinked' and ${directoryChanges.decision} = 'undecided'`,
      ),
    })
    .from(directoryChanges)
    .where(own)
  const { total = 0, leavers = 0, undecided = 0 } = counted ?? {}
  const limit = await leaverLimit(db, connection, { members, isCallback: true, now })
  const isUnchanged = total === 0
  const needsNobody = needOf(readyWith(leavers, limit), connection.policy, undecided) === null
  const isNowDecided = !isUnchanged && needsNobody && !(await isBusy(db, open))
  const state = isUnchanged ? 'unchanged' : isNowDecided ? 'applying' : 'ready'
  await db
    .update(directoryDifferences)
    .set({
      ...{ state, total, leavers, members, leaverLimit: limit, readAt: now, isConfirmed: false },
      untouched: Math.max(0, open.untouched + knownIn(replaced) - knownIn(changes)),
      seats: await forecastChanges(db, { connection, differenceId, now }),
      ...(isUnchanged && { finishedAt: now }),
      ...(isNowDecided && { appliedAt: now, takenAt: now }),
    })
    .where(and(eq(directoryDifferences.companyId, companyId), eq(directoryDifferences.id, differenceId)))
  if (isNowDecided) await wakeWorkers(db, changesChannel)
  await tellProgress(db, { companyId, directoryId, id: differenceId, isAtRest: !isNowDecided })
}

/** A reading that ends soon replaces the open difference. */
const isBusy = async (db: Connection, { companyId, directoryId }: Difference) =>
  (await db.$count(
    directoryDifferences,
    and(
      eq(directoryDifferences.companyId, companyId),
      eq(directoryDifferences.directoryId, directoryId),
      inArray(directoryDifferences.state, ['reading', 'applying']),
    ),
  )) > 0

const noteOf = ({ note }: typeof directoryChanges.$inferSelect) => (note ? { note } : {})

/** People and departments that the directory had before, each of whom may have several changes. */
const knownIn = (
  changes: readonly {
    readonly subject: Named['subject']
    readonly externalId: string
    readonly personId?: string | null
    readonly departmentId?: string | null
  }[],
): number =>
  new Set(
    changes
      .filter(({ personId, departmentId }) => (personId ?? departmentId) != null)
      .map(({ subject, externalId }) => `${subject} ${externalId}`),
  ).size
