import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { appUses } from '../ownProducts/tables'
import { grants } from '../seats/tables'

type Use = Pick<typeof appUses.$inferSelect, 'companyId' | 'ownedId'>

/** Locks a company's grant before its uses: callers that end a use for the company lock it first as well. */
export async function lockGrant(db: Connection, { companyId, ownedId }: Use): Promise<void> {
  if (companyId === '') return
  await db
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.id, ownedId)))
    .for('update')
}
