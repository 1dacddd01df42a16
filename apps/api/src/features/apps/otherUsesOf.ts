import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { appUses } from '../ownProducts/tables'

type Use = typeof appUses.$inferSelect

/** The other open uses of a licence, newest first. */
export const otherUsesOf = (db: Connection, use: Use) =>
  db
    .select()
    .from(appUses)
    .where(
      and(
        eq(appUses.userId, use.userId),
        ne(appUses.id, use.id),
        eq(appUses.source, use.source),
        eq(appUses.ownedId, use.ownedId),
        eq(appUses.companyId, use.companyId),
        isNotNull(appUses.startedAt),
        isNull(appUses.endedAt),
      ),
    )
    .orderBy(desc(appUses.startedAt), desc(appUses.id))
