import type { AgreementKind, Occasion } from '@atrium/contracts/agreements/contract'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

/** Accepted versions of agreements, with person and time. Kept beyond the account, without a name, as proof. */
export const agreements = pgTable(
  'agreements',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<AgreementKind>().notNull(),
    version: text().notNull(),
    at: instant('at').notNull(),
    occasion: text().$type<Occasion>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.version, t.at] })],
)
