import { and, eq, not, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { inOrder } from './inOrder'
import { ownLicences } from './ownLicences'

export interface Owning {
  readonly source: 'bought' | 'company'
  /** Null: permanent. */
  readonly endAt: Date | null
  readonly isOver: boolean
}

/**
 * A person's licence of a product other than a trial: the one that lasts longest. A purchase counts even when it has
 * expired, since it can be renewed; a company's licence only while it is valid. Undefined: none.
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
