import { chinaDirectoriesRefusals } from '@atrium/contracts/chinaDirectories/refusals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { directoryChanges, directoryConnections, directoryDifferences } from '../directories/tables'
import { namesInCompany } from '../organisation'
import { needOf } from './needOf'

export type DifferenceRow = typeof directoryDifferences.$inferSelect

interface Key {
  readonly companyId: string
  readonly directoryId: string
  readonly differenceId: string
}

export const ofDifference = ({ companyId, directoryId, differenceId }: Key) =>
  and(
    eq(directoryDifferences.companyId, companyId),
    eq(directoryDifferences.directoryId, directoryId),
    eq(directoryDifferences.id, differenceId),
  )

/** @throws Refusal 404 unless the directory has this difference */
export async function findDifference(db: Connection, key: Key, lock?: 'update'): Promise<DifferenceRow> {
  const query = db.select().from(directoryDifferences).where(ofDifference(key))
  const [found] = await (lock ? query.for(lock) : query)
  if (!found) throw new Refusal(chinaDirectoriesRefusals.differenceMissing)
  return found
}

export async function undecidedIn(
  db: Connection,
  { companyId, id }: Pick<DifferenceRow, 'companyId' | 'id'>,
): Promise<{ readonly departments: number; readonly people: number }> {
  const count = (subject: 'department' | 'person') =>
    sql<number>`count(*) filter (where ${directoryChanges.subject} = ${subject})`.mapWith(Number)
  const [found] = await db
    .select({ departments: count('department'), people: count('person') })
    .from(directoryChanges)
    .where(
      and(
        eq(directoryChanges.companyId, companyId),
        eq(directoryChanges.differenceId, id),
        eq(directoryChanges.decision, 'undecided'),
        eq(directoryChanges.state, 'waiting'),
      ),
    )
  return found ?? { departments: 0, people: 0 }
}

/** As the contract shows them, with names instead of ids. */
export async function wireDifferences(db: Connection, companyId: string, rows: readonly DifferenceRow[]) {
  if (rows.length === 0) return []
  const nameOf = await namesInCompany(
    db,
    companyId,
    [...new Set(rows.flatMap(({ startedBy, appliedBy }) => [startedBy, appliedBy]))].filter(
      (id) => id !== '',
    ),
  )
  const policies = await db
    .select({ directoryId: directoryConnections.directoryId, policy: directoryConnections.policy })
    .from(directoryConnections)
    .where(
      and(
        eq(directoryConnections.companyId, companyId),
        inArray(
          directoryConnections.directoryId,
          rows.map(({ directoryId }) => directoryId),
        ),
      ),
    )
  const summed = await sumUp(db, companyId, rows)
  const wired = []
  for (const row of rows) {
    const policy = policies.find(({ directoryId }) => directoryId === row.directoryId)?.policy ?? 'byHand'
    const undecided = row.state === 'ready' ? (await undecidedIn(db, row)).departments : 0
    wired.push({
      differenceId: row.id,
      directoryId: row.directoryId,
      state: row.state,
      trigger: row.trigger,
      startedBy: row.startedBy === '' ? '' : nameOf(row.startedBy),
      startedAt: row.startedAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
      appliedBy: row.appliedBy === '' ? '' : nameOf(row.appliedBy),
      appliedAt: row.appliedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
      failure: wireFailure(row),
      needs: needOf(row, policy, undecided),
      peopleRead: row.peopleRead,
      departmentsRead: row.departmentsRead,
      ...summed(row.id),
      total: row.total,
      done: row.done,
      skipped: row.skipped,
      failed: row.failed,
    })
  }
  return wired
}

const ofKinds = {
  joining: ['invited', 'linked', 'returned', 'waiting'],
  changing: ['moved', 'renamed'],
  leaving: ['left'],
  departmentChanges: [
    'departmentLinked',
    'departmentAdded',
    'departmentMoved',
    'departmentRenamed',
    'departmentRemoved',
  ],
} as const

/** Changes of each difference by kind, by one query. */
async function sumUp(db: Connection, companyId: string, rows: readonly DifferenceRow[]) {
  const counted = (kinds: readonly string[]) =>
    sql<number>`count(*) filter (where ${inArray(directoryChanges.change, kinds as never)})`.mapWith(Number)
  const found = await db
    .select({
      id: directoryChanges.differenceId,
      joining: counted(ofKinds.joining),
      changing: counted(ofKinds.changing),
      leaving: counted(ofKinds.leaving),
      departmentChanges: counted(ofKinds.departmentChanges),
    })
    .from(directoryChanges)
    .where(
      and(
        eq(directoryChanges.companyId, companyId),
        inArray(
          directoryChanges.differenceId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(directoryChanges.differenceId)
  const sums = new Map(found.map(({ id, ...sum }) => [id, sum]))
  return (id: string) => sums.get(id) ?? { joining: 0, changing: 0, leaving: 0, departmentChanges: 0 }
}

export const wireFailure = ({
  failure,
  failureScope,
  failureDetail,
}: Pick<DifferenceRow, 'failure' | 'failureScope' | 'failureDetail'>) =>
  failure === null ? null : { kind: failure, scope: failureScope, detail: failureDetail }
