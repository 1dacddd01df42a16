import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { messages } from '../../platform/notifications/tables'

export interface UnreadRow {
  readonly count: number
  readonly title: string
  readonly titleEn: string
  readonly createdAt: string
}

/** The newest unread message, and the number of unread ones. */
export const unreadOf = (db: Connection, userId: string) =>
  rowsOf<UnreadRow>(
    db
      .select(
        columns({
          count: sql`count(*) over ()`,
          title: messages.title,
          titleEn: messages.titleEn,
          createdAt: messages.createdAt,
        }),
      )
      .from(messages)
      .where(and(eq(messages.userId, userId), eq(messages.hasRead, false)))
      .orderBy(desc(messages.createdAt))
      .limit(1),
  )
