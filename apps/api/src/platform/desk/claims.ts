import type { CaseQueue } from '@atrium/contracts/desk/cases/contract'
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { users } from '../people/tables'
import { deskClaims } from './tables'
import { tellDesk } from './tellDesk'

/** The columns of a claim, for a query that joins {@link claimOn}. */
export const claimColumns = {
  claimedBy: deskClaims.userId,
  claimedAt: deskClaims.claimedAt,
  claimant: sql<string | null>`(
    select coalesce(nullif(${users.realName}, ''), ${users.account}) from ${users}
    where ${users.id} = ${deskClaims.userId})`,
}

/** Joins the claim of a case. */
export const claimOn = (queue: CaseQueue, caseId: SQLWrapper) =>
  and(eq(deskClaims.queue, queue), eq(deskClaims.caseId, sql`${caseId}`))

interface ClaimRow {
  readonly claimedBy: string | null
  readonly claimedAt: Date | null
  readonly claimant: string | null
}

export const claimOf = ({ claimedBy, claimedAt, claimant }: ClaimRow) =>
  claimedBy === null || claimedAt === null
    ? null
    : { userId: claimedBy, name: claimant ?? '', since: claimedAt.toISOString() }

interface Settled {
  readonly queue: CaseQueue
  readonly caseId: string
  /** The author as in audit rows. */
  readonly actor: string
}

/** Ends the claim of a case that was decided or withdrawn, and notifies the desks of all staff. Call it last. */
export async function settleCase(db: Connection, { queue, caseId, actor }: Settled): Promise<void> {
  await db.delete(deskClaims).where(and(eq(deskClaims.queue, queue), eq(deskClaims.caseId, caseId)))
  await tellDesk(db, { queue, caseId, change: 'settled', actor })
}
