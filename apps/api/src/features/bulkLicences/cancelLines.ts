import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { keepCancelled, notifyTakenBack, returnSeats } from '../seats'
import { grants } from '../seats/tables'
import { checkLines } from './checkLines'
import type { Carried, ChunkContext, Line } from './Line'

/** Takes members' licences back, and keeps them so that they can be restored with their devices. */
export async function cancelLines(
  db: Connection,
  context: ChunkContext,
  lines: readonly Line[],
): Promise<Carried> {
  const { change, now } = context
  const { companyId } = change
  const reasons = await checkLines(db, context, lines)
  const held = await findGrants(
    db,
    companyId,
    lines.filter((line) => !reasons.has(line)),
  )
  await keepCancelled(db, companyId, [...held.values()], now)
  const returned = await returnSeats(db, companyId, [...held.values()])
  await notifyTakenBack(db, { companyId, now }, returned)
  return {
    results: lines.map((line) => {
      const grantId = held.get(line) ?? null
      const reason = grantId === null ? (reasons.get(line) ?? 'notGranted') : null
      return { number: line.number, state: grantId === null ? 'failed' : 'done', reason, grantId }
    }),
    subject: returned.length > 0 ? { cancelled: returned } : undefined,
  }
}

/** The products are locked, so nobody else ends these grants. */
async function findGrants(
  db: Connection,
  companyId: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<Line, string>> {
  if (lines.length === 0) return new Map()
  const rows = await db
    .select({ id: grants.id, mainId: grants.mainId, userId: grants.userId })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        inArray(grants.mainId, [...new Set(lines.map(({ mainId }) => mainId))]),
        inArray(grants.userId, [...new Set(lines.map(({ userId }) => userId))]),
      ),
    )
  const ids = new Map(rows.map(({ id, mainId, userId }) => [JSON.stringify([mainId, userId]), id]))
  return new Map(
    lines.flatMap((line) => {
      const id = ids.get(JSON.stringify([line.mainId, line.userId]))
      return id === undefined ? [] : [[line, id] as const]
    }),
  )
}
