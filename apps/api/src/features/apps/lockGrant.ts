import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { appUses } from '../owned/tables'
import { grants } from '../seats/tables'

type Use = Pick<typeof appUses.$inferSelect, 'companyId' | 'ownedId'>

/** Holds a company's grant, before its uses: those who end one from the company's side hold it first as well. */
export async function lockGrant(db: Connection, { companyId, ownedId }: Use): Promise<void> {
  if (companyId === '') return
  await db
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.id, ownedId)))
    .for('update')
}
