import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { agreements } from './tables'

/** What a person agreed to, the latest first. */
export const ownAgreements = (db: Connection, userId: string) =>
  db
    .select()
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(desc(agreements.at), agreements.kind)
