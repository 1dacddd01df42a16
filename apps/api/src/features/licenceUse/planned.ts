import { and, eq, exists, gt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isBorrowed } from '../seats'
import { grants } from '../seats/tables'
import { isExempt } from '../use'
import { reclaimLines, reclaims } from './tables'

/** The grant of a line of a reclaim, for a join of the three. */
export const grantOfLine = and(
  eq(grants.companyId, reclaims.companyId),
  eq(grants.mainId, reclaims.mainId),
  eq(grants.userId, reclaimLines.userId),
)

export const linesOfReclaim = and(
  eq(reclaimLines.companyId, reclaims.companyId),
  eq(reclaimLines.reclaimId, reclaims.id),
)

/** Grants that nobody has used since the notice. One that was made after it counts as used. */
export const isStillUnused = gt(reclaims.plannedOn, grants.idleSince)

/** A grant in the outer statement that no reclaim takes: exempt, or a licence file of it runs on a device. */
export const isSpared = (db: Connection, now: Date): SQL => sql`(${isExempt(db, now)} or ${isBorrowed(db)})`

/** When a grant in the outer statement returns by a planned reclaim, ISO 8601; null: it stays. */
export const plannedReturn = (db: Connection, now: Date): SQL<string | null> =>
  sql<string | null>`(${db
    .select({ dueAt: sql`min(${reclaims.dueAt})` })
    .from(reclaims)
    .innerJoin(reclaimLines, linesOfReclaim)
    .where(
      and(
        eq(reclaims.companyId, grants.companyId),
        eq(reclaims.mainId, grants.mainId),
        eq(reclaimLines.userId, grants.userId),
        eq(reclaims.state, 'planned'),
        isStillUnused,
        not(isSpared(db, now)),
      ),
    )})`

/**
 * Whether a reclaim already had a grant in the outer statement, which nobody has used since: planned, or cancelled or
 * undone by somebody. Dry runs count for dry runs only.
 */
export const wasAnnounced = (db: Connection, { isDryRun }: { readonly isDryRun: boolean }): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reclaims)
      .innerJoin(reclaimLines, linesOfReclaim)
      .where(
        and(
          eq(reclaims.companyId, grants.companyId),
          eq(reclaims.mainId, grants.mainId),
          eq(reclaimLines.userId, grants.userId),
          isDryRun ? undefined : ne(reclaims.state, 'dryRun'),
          isStillUnused,
        ),
      ),
  )
