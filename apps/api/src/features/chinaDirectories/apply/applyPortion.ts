import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { CallPorts } from '../../../ports/Ports'
import { writeAuditRows } from '../../audit'
import { batchOf } from '../../directories'
import { directoryChanges, directoryDifferences } from '../../directories/tables'
import { lockCompany } from '../../organisation'
import { phaseOf } from '../compare/Planned'
import { findConnection } from '../connections'
import { outdate } from '../manageConnections'
import { tellProgress } from '../tellProgress'
import type { Applying, ChangeRow, Outcome } from './Applying'
import { applyDepartments } from './applyDepartments'
import { applyInvited, applyLinked, applyReturned, applyWaiting } from './applyJoiners'
import { applyLeft, applyMoved, applyRenamed, applyUpdated } from './applyMembers'
import { applyRemovals } from './applyRemovals'

export interface DifferenceKey {
  readonly companyId: string
  readonly id: string
}

type Difference = typeof directoryDifferences.$inferSelect

/** Rows of one transaction, so that nobody waits long for the company. */
const portion = 150

/**
 * Makes the next changes of a difference in this transaction, all of one kind of phase. A killed service continues with
 * the rows that are left.
 *
 * @returns false if nothing is to be done, or another worker has it
 */
export async function applyPortion(
  db: Connection,
  ports: CallPorts,
  key: DifferenceKey,
  now: Date,
): Promise<boolean> {
  const difference = await takeDifference(db, key)
  if (!difference) return false
  const { companyId, directoryId, id: differenceId } = difference
  const connection = await findConnection(db, difference)
  if (!connection) {
    await end(db, difference, 'cancelled', now)
    return true
  }
  const rows = await nextRows(db, difference)
  const audited: { readonly operation: string; readonly subject: Record<string, unknown> }[] = []
  const ending: (() => Promise<void>)[] = []
  const applying: Applying = {
    ...{ db, ports, companyId, directoryId, differenceId, now },
    targetId: connection.targetId,
    audit: (operation, subject) => void audited.push({ operation, subject }),
    last: (work) => void ending.push(work),
  }
  const outcomes = rows.length > 0 ? await apply(applying, rows) : []
  const isLast = await store(db, difference, outcomes, now)
  if (isLast) {
    await end(db, difference, 'applied', now)
    const { done, skipped, failed } = sum(difference, outcomes)
    audited.push({
      operation: 'finishDifference',
      subject: { directoryId, differenceId, done, skipped, failed },
    })
  }
  for (const one of ending) await one()
  await tellProgress(db, { companyId, directoryId, id: differenceId, isAtRest: isLast })
  await writeAuditRows(
    db,
    companyId,
    audited.map(({ operation, subject }) => ({
      at: now,
      actorId: batchOf(directoryId),
      sessionId: '',
      operation,
      subject: { ...subject, directoryName: connection.name },
    })),
  )
  return true
}

/**
 * After an unexpected error: the rows of the portion are taken one by one. One that fails again is marked as failed, so
 * that an application always ends.
 */
export async function noteFailure(db: Connection, key: DifferenceKey, now: Date): Promise<boolean> {
  const difference = await takeDifference(db, key)
  if (!difference) return false
  const rows = await nextRows(db, difference)
  const isCareful = difference.careful > 0 || rows.length <= 1
  const [row] = rows
  if (isCareful && row) {
    const isLast = await store(db, difference, [{ number: row.number, state: 'failed', note: 'broken' }], now)
    if (isLast) {
      await end(db, difference, 'applied', now)
      await tellProgress(db, { ...difference, isAtRest: true })
    }
  } else
    await db
      .update(directoryDifferences)
      .set({ careful: rows.length, takenAt: now })
      .where(ofDifference(difference))
  return true
}

/** Locks the company and the difference, in this order. */
async function takeDifference(db: Connection, key: DifferenceKey): Promise<Difference | undefined> {
  await lockCompany(db, key.companyId, 'alone')
  const [found] = await db
    .select()
    .from(directoryDifferences)
    .where(and(ofDifference(key), eq(directoryDifferences.state, 'applying')))
    .for('no key update', { skipLocked: true })
  return found
}

const ofDifference = ({ companyId, id }: DifferenceKey) =>
  and(eq(directoryDifferences.companyId, companyId), eq(directoryDifferences.id, id))

const waitingOf = ({ companyId, id }: DifferenceKey) =>
  and(
    eq(directoryChanges.companyId, companyId),
    eq(directoryChanges.differenceId, id),
    eq(directoryChanges.state, 'waiting'),
  )

/** In their order, as far as they are of the same phase. */
async function nextRows(db: Connection, difference: Difference): Promise<readonly ChangeRow[]> {
  const rows = await db
    .select()
    .from(directoryChanges)
    .where(waitingOf(difference))
    .orderBy(asc(directoryChanges.phase), asc(directoryChanges.number))
    .limit(difference.careful > 0 ? 1 : portion)
  return rows.filter(({ phase }) => phase === rows[0]?.phase)
}

function apply(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  switch (rows[0]?.phase) {
    case phaseOf.departmentAdded:
      return applyDepartments(applying, rows)
    case phaseOf.left:
      return applyLeft(applying, rows)
    case phaseOf.moved:
      return applyMoved(applying, rows)
    case phaseOf.renamed:
      return applyRenamed(applying, rows)
    case phaseOf.updated:
      return applyUpdated(applying, rows)
    case phaseOf.linked:
      return applyLinked(applying, rows)
    case phaseOf.returned:
      return applyReturned(applying, rows)
    case phaseOf.invited:
      return applyInvited(applying, rows)
    case phaseOf.waiting:
      return applyWaiting(applying, rows)
    default:
      return applyRemovals(applying, rows)
  }
}

const sum = (difference: Difference, outcomes: readonly Outcome[]) => {
  const count = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
  return {
    done: difference.done + count('done'),
    skipped: difference.skipped + count('skipped'),
    failed: difference.failed + count('failed'),
  }
}

/** @returns whether nothing is left */
async function store(
  db: Connection,
  difference: Difference,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<boolean> {
  if (outcomes.length > 0)
    await db.execute(sql`
      update ${directoryChanges} set state = given.state, note = coalesce(given.note, ${directoryChanges.note})
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given(number integer, state text, note text)
      where ${directoryChanges.companyId} = ${difference.companyId}
        and ${directoryChanges.differenceId} = ${difference.id} and ${directoryChanges.number} = given.number`)
  await db
    .update(directoryDifferences)
    .set({
      ...sum(difference, outcomes),
      takenAt: now,
      careful: Math.max(0, difference.careful - outcomes.length),
    })
    .where(ofDifference(difference))
  const [left] = await db.select({ count: count() }).from(directoryChanges).where(waitingOf(difference))
  return (left?.count ?? 0) === 0
}

/** What was computed before is outdated now. Callbacks have taken theirs out of it before. */
async function end(
  db: Connection,
  difference: Difference,
  state: 'applied' | 'cancelled',
  now: Date,
): Promise<void> {
  await db.update(directoryDifferences).set({ state, finishedAt: now }).where(ofDifference(difference))
  if (difference.trigger !== 'callback') await outdate(db, { ...difference, now, except: difference.id })
}
