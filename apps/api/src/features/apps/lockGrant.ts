import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { appUses } from '../ownProducts/tables'
import { grants } from '../seats/tables'

type Use = Pick<typeof appUses.$inferSelect, 'companyId' | 'ownedId'>

/**
 * Locks a company's grant before its uses: callers that end a use for the company lock it first as well. Returns the
 * grant, or undefined if it is the person's own licence or was taken back.
 */
export async function lockGrant(db: Connection, { companyId, ownedId }: Use) {
  if (companyId === '') return undefined
  const [grant] = await db
    .select({ companyId: grants.companyId, grantId: grants.id, lastUsedOn: grants.lastUsedOn })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.id, ownedId)))
    .for('update')
  return grant
}
