import { and, eq, not, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { inOrder } from './inOrder'
import { ownLicences } from './ownLicences'

export interface Owning {
  readonly source: 'bought' | 'company'
  /** Null: for ever. */
  readonly endAt: Date | null
  readonly isOver: boolean
}

/**
 * What a person has of a product other than a trial: what lasts longest. What they bought counts when it is over, too,
 * as it can be renewed; what a company gave them only while they may use it. Undefined: nothing.
 */
export async function findOwning(
  db: Connection,
  userId: string,
  licenceId: string,
  now: Date,
): Promise<Owning | undefined> {
  const own = ownLicences(db, userId)
  const { isOver } = inOrder(own, now)
  const [found] = await db
    .with(own)
    .select({
      source: sql<Owning['source']>`${own.source}`,
      endAt: sql<string | null>`${own.endAt}`,
      isOver: sql<boolean>`${isOver}`,
    })
    .from(own)
    .where(
      and(
        eq(own.licenceId, licenceId),
        or(eq(own.source, 'bought'), and(eq(own.source, 'company'), not(isOver))),
      ),
    )
    .orderBy(isOver, sql`${own.endAt} desc nulls first`)
    .limit(1)
  return found && { ...found, endAt: found.endAt === null ? null : new Date(found.endAt) }
}
