import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import { writeAuditRow } from '../audit'
import { callerScope, lockCompany } from '../organisation'
import { notifyFewSeats } from '../seats'
import { cancelLines } from './cancelLines'
import type { BulkChange } from './findChange'
import { grantLines } from './grantLines'
import type { Carried, Line, LineResult } from './Line'
import { isCareful, nextLines, storeResults } from './lines'
import { bulkChangeLines, bulkChanges } from './tables'
import { restoreLines, withdrawLines } from './undoLines'

export interface ChangeKey {
  readonly companyId: string
  readonly id: string
}

/**
 * Carries out the next lines of a change in this transaction: what can be done, with a reason for each other line. A
 * killed service continues with the lines that are left.
 *
 * @returns false if the change is at rest, or another worker has it
 */
export async function carryOutChunk(db: Connection, key: ChangeKey, now: Date): Promise<boolean> {
  const change = await takeChange(db, key)
  if (!change) return false
  const { lines, isLast } = await nextLines(db, change)
  const scope = lines.length > 0 ? await scopeOfActor(db, change, now) : undefined
  const carried = scope
    ? await carryOut(db, { change, company: scope, now }, lines)
    : unpermitted(change, lines)
  await storeResults(db, change, carried.results, now)
  const next = await moveOn(db, change, { lines, isLast, results: carried.results, now })
  await publish(db, {
    userIds: [change.startedBy, change.actorId].filter((userId) => userId !== ''),
    target: 'OnBulkChange',
    payload: {
      changeId: change.id,
      isAtRest: next.state !== change.state,
      enterPriseId: change.companyId,
    },
  })
  if (carried.subject)
    await writeAuditRow(db, {
      companyId: change.companyId,
      at: now,
      actorId: change.actorId,
      sessionId: change.sessionId,
      operation: operations[change.kind][isUndo(change) ? 'undo' : 'do'],
      subject: { changeId: change.id, ...carried.subject },
      caller: null,
    })
  return true
}

const isUndo = ({ state }: BulkChange) => state === 'undoing'

const operations = {
  grant: { do: 'grantInBulk', undo: 'undoGrantInBulk' },
  cancel: { do: 'cancelInBulk', undo: 'restoreInBulk' },
} as const

/**
 * After an unexpected error: from now on members are taken one by one, up to the last line of the chunk. The lines of
 * one who fails again are marked as failed, so that a change always ends.
 */
export async function noteFailure(db: Connection, key: ChangeKey, now: Date): Promise<boolean> {
  const change = await takeChange(db, key)
  if (!change) return false
  const { lines, isLast } = await nextLines(db, change)
  if (lines.length === 0 || isCareful(change, lines)) {
    const results = lines.map((line) => unmet(change, line, 'broken'))
    await storeResults(db, change, results, now)
    await moveOn(db, change, { lines, isLast, results, now, isBroken: true })
  } else
    await db
      .update(bulkChanges)
      .set({ carefulUntil: lines.at(-1)?.number ?? null, takenAt: now })
      .where(ofChange(change))
  return true
}

/** Locks the company and the change, in this order. */
async function takeChange(db: Connection, key: ChangeKey): Promise<BulkChange | undefined> {
  await lockCompany(db, key.companyId, 'together')
  const [change] = await db
    .select()
    .from(bulkChanges)
    .where(and(ofChange(key), inArray(bulkChanges.state, ['running', 'undoing'])))
    .for('no key update', { skipLocked: true })
  return change
}

const ofChange = ({ companyId, id }: ChangeKey) =>
  and(eq(bulkChanges.companyId, companyId), eq(bulkChanges.id, id))

/** What the person may change now, which may be less than at the start; a policy acts for the whole company. */
async function scopeOfActor(
  db: Connection,
  { companyId, actorId }: BulkChange,
  now: Date,
): Promise<CompanyScope | undefined> {
  if (actorId === '') return { companyId, role: 'superAdministrator', departmentPaths: null }
  const need = { role: 'administrator', permissions: ['authorisation'] } as const
  try {
    return await callerScope(db, { person: { userId: actorId }, companyId, need, now })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const carryOut = (
  db: Connection,
  context: { readonly change: BulkChange; readonly company: CompanyScope; readonly now: Date },
  lines: readonly Line[],
): Promise<Carried> => {
  const { change } = context
  if (change.kind === 'grant')
    return isUndo(change) ? withdrawLines(db, context, lines) : grantLines(db, context, lines)
  return isUndo(change) ? restoreLines(db, context, lines) : cancelLines(db, context, lines)
}

const unpermitted = (change: BulkChange, lines: readonly Line[]): Carried => ({
  results: lines.map((line) => unmet(change, line, 'permissionEnded')),
  subject: undefined,
})

const unmet = (change: BulkChange, line: Line, reason: LineResult['reason']): LineResult => ({
  number: line.number,
  state: isUndo(change) ? 'done' : 'failed',
  reason,
  grantId: line.grantId,
})

/** A retry that does nothing leaves the deadline for undoing as it was. */
async function didSomething(db: Connection, change: BulkChange): Promise<boolean> {
  if (change.finishedAt === null) return true
  const done = await db.$count(
    bulkChangeLines,
    and(
      eq(bulkChangeLines.companyId, change.companyId),
      eq(bulkChangeLines.changeId, change.id),
      eq(bulkChangeLines.state, 'done'),
      gte(bulkChangeLines.doneAt, change.actedAt),
    ),
  )
  return done > 0
}

interface Progress {
  readonly lines: readonly Line[]
  readonly isLast: boolean
  readonly results: readonly LineResult[]
  readonly now: Date
  /** Nothing that could fail again. */
  readonly isBroken?: boolean
}

/** Counts the lines, and ends the change when none is left. */
async function moveOn(
  db: Connection,
  change: BulkChange,
  { lines, isLast, results, now, isBroken = false }: Progress,
): Promise<Pick<BulkChange, 'state'>> {
  const count = (state: LineResult['state']) => results.filter((result) => result.state === state).length
  const counted = isUndo(change)
    ? { done: change.done - count('undone'), undone: change.undone + count('undone') }
    : {
        waiting: change.waiting - results.length,
        done: change.done + count('done'),
        skipped: change.skipped + count('skipped'),
        failed: change.failed + count('failed'),
      }
  const state = isLast ? (isUndo(change) ? 'undone' : 'done') : change.state
  await db
    .update(bulkChanges)
    .set({
      ...counted,
      state,
      takenAt: now,
      ...(isLast && (await didSomething(db, change)) && { finishedAt: now }),
      ...(!isCareful(change, lines) && { carefulUntil: null }),
    })
    .where(ofChange(change))
  if (state === 'done' && change.kind === 'grant' && !isBroken)
    await notifyFewSeats(db, { companyId: change.companyId, mainIds: change.mainIds, now })
  return { state }
}
