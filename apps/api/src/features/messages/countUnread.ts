import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { messages } from '../../platform/notifications/tables'

export const countUnread = (db: Connection, userId: string): Promise<number> =>
  db.$count(messages, and(eq(messages.userId, userId), eq(messages.hasRead, false)))
