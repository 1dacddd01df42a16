import { mostProducts } from '@atrium/contracts/bulkLicences/contract'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { BulkChange } from './findChange'
import type { Line, LineResult } from './Line'
import { bulkChangeLines } from './tables'

/** A chunk: few enough that others wait for a moment only. */
const linesAtOnce = 200

/**
 * The next lines of a running change, or backwards those of one that is being undone. A member's lines stay together,
 * so that each member gets one message. `isLast`: nothing follows.
 */
export async function nextLines(
  db: Connection,
  change: BulkChange,
): Promise<{ readonly lines: readonly Line[]; readonly isLast: boolean }> {
  const { companyId, id, state } = change
  const { number } = bulkChangeLines
  const isLeft =
    state === 'undoing'
      ? and(eq(bulkChangeLines.state, 'done'), isNull(bulkChangeLines.reason))
      : eq(bulkChangeLines.state, 'waiting')
  const found = await db
    .select({
      number,
      userId: bulkChangeLines.userId,
      mainId: bulkChangeLines.mainId,
      grantId: bulkChangeLines.grantId,
    })
    .from(bulkChangeLines)
    .where(and(eq(bulkChangeLines.companyId, companyId), eq(bulkChangeLines.changeId, id), isLeft))
    .orderBy(state === 'undoing' ? desc(number) : asc(number))
    .limit(linesAtOnce + mostProducts)
  const members = byMember(found)
  const most = isCareful(change, found) ? 1 : linesAtOnce
  const lines: Line[] = []
  for (const own of members) {
    if (lines.length > 0 && lines.length + own.length > most) break
    lines.push(...own)
  }
  return { lines, isLast: lines.length === found.length }
}

/** Whether the next lines belong to a chunk that failed. */
export const isCareful = ({ state, carefulUntil }: BulkChange, [next]: readonly Line[]): boolean =>
  carefulUntil !== null &&
  next !== undefined &&
  (state === 'undoing' ? next.number >= carefulUntil : next.number <= carefulUntil)

function byMember(lines: readonly Line[]): readonly Line[][] {
  const members: Line[][] = []
  for (const line of lines) {
    const last = members.at(-1)
    if (last?.[0]?.userId === line.userId) last.push(line)
    else members.push([line])
  }
  return members
}

export async function storeResults(
  db: Connection,
  { companyId, id }: BulkChange,
  results: readonly LineResult[],
  now: Date,
): Promise<void> {
  if (results.length === 0) return
  const rows = results.map(({ number, state, reason, grantId }) => ({
    number,
    state,
    reason,
    grant_id: grantId,
  }))
  await db
    .update(bulkChangeLines)
    .set({
      state: sql`result.state`,
      reason: sql`result.reason`,
      grantId: sql`result.grant_id`,
      doneAt: sql`case when ${bulkChangeLines.state} = 'waiting' then ${now.toISOString()}::timestamptz else ${bulkChangeLines.doneAt} end`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as result(number int, state text, reason text, grant_id text)`,
    )
    .where(
      and(
        eq(bulkChangeLines.companyId, companyId),
        eq(bulkChangeLines.changeId, id),
        sql`${bulkChangeLines.number} = result.number`,
      ),
    )
}
