import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isBorrowed, keepCancelled, notifyTakenBack, returnSeats } from '../seats'
import { grants } from '../seats/tables'
import { checkLines } from './checkLines'
import { type Carried, type ChunkContext, type Line, stateFor } from './Line'

/** Takes members' licences back, and keeps them so that they can be restored with their devices. */
export async function cancelLines(
  db: Connection,
  context: ChunkContext,
  lines: readonly Line[],
): Promise<Carried> {
  const { change, now } = context
  const { companyId } = change
  const reasons = await checkLines(db, context, lines)
  const found = await findGrants(
    db,
    companyId,
    lines.filter((line) => !reasons.has(line)),
  )
  const { usedFrom } = change
  /** Why a reclaim leaves a licence that it was about to take. */
  const sparedBecause = ({ idleSince, isBorrowed }: HeldGrant) => {
    if (usedFrom === null) return null
    if (idleSince >= usedFrom) return 'usedMeanwhile'
    return isBorrowed ? 'borrowed' : null
  }
  const held = new Map(
    [...found].flatMap(([line, grant]) => (sparedBecause(grant) ? [] : [[line, grant.id] as const])),
  )
  await keepCancelled(db, companyId, [...held.values()], now)
  const returned = await returnSeats(db, companyId, [...held.values()])
  await notifyTakenBack(db, { companyId, now }, returned)
  return {
    results: lines.map((line) => {
      const grantId = held.get(line) ?? null
      const grant = found.get(line)
      const reason =
        grantId === null ? (reasons.get(line) ?? (grant ? sparedBecause(grant) : 'notGranted')) : null
      return { number: line.number, state: grantId === null ? stateFor(reason) : 'done', reason, grantId }
    }),
    subject: returned.length > 0 ? { cancelled: returned } : undefined,
  }
}

interface HeldGrant extends Pick<typeof grants.$inferSelect, 'id' | 'idleSince'> {
  readonly isBorrowed: boolean
}

/** The products are locked, so nobody else ends these grants. */
async function findGrants(
  db: Connection,
  companyId: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<Line, HeldGrant>> {
  if (lines.length === 0) return new Map()
  const rows = await db
    .select({
      id: grants.id,
      idleSince: grants.idleSince,
      isBorrowed: sql<boolean>`${isBorrowed(db)}`,
      mainId: grants.mainId,
      userId: grants.userId,
    })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        inArray(grants.mainId, [...new Set(lines.map(({ mainId }) => mainId))]),
        inArray(grants.userId, [...new Set(lines.map(({ userId }) => userId))]),
      ),
    )
  const byPair = new Map(rows.map((row) => [JSON.stringify([row.mainId, row.userId]), row]))
  return new Map(
    lines.flatMap((line) => {
      const grant = byPair.get(JSON.stringify([line.mainId, line.userId]))
      return grant === undefined ? [] : [[line, grant] as const]
    }),
  )
}
