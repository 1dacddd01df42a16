import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { and, count, desc, eq, gt, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { Language } from '../../platform/people/Language'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { namesInCompany } from '../organisation'
import { undoMilliseconds } from '../seats'
import { products } from '../seats/tables'
import { type BulkChange, findChange, visibleChanges } from './findChange'
import { bulkChangeLines, bulkChanges } from './tables'

/** The newest first. */
export async function listBulkChanges(call: Call<typeof bulkLicencesOperations.listBulkChanges>) {
  const { db, company, query } = call
  const visible = visibleChanges(call)
  const rows = await db
    .select()
    .from(bulkChanges)
    .where(visible)
    .orderBy(desc(bulkChanges.startedAt), desc(bulkChanges.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  return {
    totalItems: await db.$count(bulkChanges, visible),
    list: await asAnswers(db, company.companyId, rows, call),
  }
}

/** While it is being undone, and afterwards, `reasons` tells why lines weren't undone. */
export async function getBulkChange(call: Call<typeof bulkLicencesOperations.getBulkChange>) {
  const { db, company, query } = call
  const { companyId } = company
  const change = await findChange(db, call, query.changeId)
  const isUndo = change.state === 'undoing' || change.state === 'undone'
  const rows = await db
    .select({ reason: bulkChangeLines.reason, count: count() })
    .from(bulkChangeLines)
    .where(
      and(
        eq(bulkChangeLines.companyId, companyId),
        eq(bulkChangeLines.changeId, change.id),
        inArray(bulkChangeLines.state, isUndo ? ['done'] : ['skipped', 'failed']),
        isNotNull(bulkChangeLines.reason),
      ),
    )
    .groupBy(bulkChangeLines.reason)
    .orderBy(desc(count()), bulkChangeLines.reason)
  const undoableCount = await db.$count(
    bulkChangeLines,
    and(
      eq(bulkChangeLines.companyId, companyId),
      eq(bulkChangeLines.changeId, change.id),
      eq(bulkChangeLines.state, 'done'),
      isUndoable(change, call.now),
    ),
  )
  const [answer] = await asAnswers(db, companyId, [change], call)
  if (!answer) throw new Error('A bulk change was lost.')
  return {
    ...answer,
    undoableCount: answer.undoUntil === null ? 0 : undoableCount,
    reasons: rows.flatMap(({ reason, count }) => (reason ? [{ reason, count }] : [])),
  }
}

interface Reader {
  readonly language: Language
  readonly now: Date
}

async function asAnswers(
  db: Connection,
  companyId: string,
  changes: readonly BulkChange[],
  { language, now }: Reader,
) {
  if (changes.length === 0) return []
  const nameOfPerson = await namesInCompany(
    db,
    companyId,
    changes.map(({ startedBy }) => startedBy),
  )
  const nameOf = await productNames(db, language)
  const mainIds = [...new Set(changes.flatMap((change) => change.mainIds))]
  const rows = await db
    .select({ mainId: products.mainId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), isAmong(products.mainId, mainIds)))
  const names = new Map(rows.map(({ mainId, name }) => [mainId, nameOf(name)]))
  return changes.map((change) => ({
    changeId: change.id,
    kind: change.kind,
    state: change.state,
    startedAt: change.startedAt.toISOString(),
    startedBy: nameOfPerson(change.startedBy),
    finishedAt: change.finishedAt?.toISOString() ?? null,
    undoUntil: undoUntil(change, now)?.toISOString() ?? null,
    total: change.total,
    waiting: change.waiting,
    done: change.done,
    skipped: change.skipped,
    failed: change.failed,
    undone: change.undone,
    productNames: [...new Set(change.mainIds.flatMap((mainId) => names.get(mainId) ?? []))],
  }))
}

/**
 * Whether a done line can be undone while its change can be: what an earlier try did has its own deadline. The last try
 * began at `actedAt`.
 */
export const isUndoable = ({ actedAt }: BulkChange, now: Date): SQL =>
  sql`(${or(
    gte(bulkChangeLines.doneAt, actedAt),
    gt(bulkChangeLines.doneAt, new Date(now.getTime() - undoMilliseconds)),
  )})`

/** Until when the change can be undone; null: not any more, not yet, or it did nothing. */
export function undoUntil({ state, done, finishedAt }: BulkChange, now: Date): Date | null {
  if (state !== 'done' || done === 0 || finishedAt === null) return null
  const end = new Date(finishedAt.getTime() + undoMilliseconds)
  return end > now ? end : null
}
