import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'
import { users } from '../people/tables'

export const messages = pgTable(
  'messages',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** For readers of English; empty in rows from before the column existed. */
    titleEn: text('title_en').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    hasRead: boolean('has_read').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Kind of its subject, which decides the link; null in rows from before the column existed. */
    kind: text().$type<MessageKind>(),
    /** The company that it is about. */
    companyId: text('company_id'),
    /** Id of its subject, such as an order's number. */
    subjectId: text('subject_id'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('messages_newest').on(t.userId, t.createdAt)],
)
