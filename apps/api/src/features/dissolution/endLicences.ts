import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { memberships } from '../organisation/tables'
import { grants, products, seatHoldings } from '../seats/tables'

/** Takes every licence of the company back, which is held alone. Answers how many there were. */
export async function endLicences(db: Connection, companyId: string): Promise<number> {
  await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(eq(products.companyId, companyId))
    .orderBy(products.mainId)
    .for('update')
  const ended = await db.delete(grants).where(eq(grants.companyId, companyId)).returning({ id: grants.id })
  await db.update(seatHoldings).set({ used: 0 }).where(eq(seatHoldings.companyId, companyId))
  await db.update(memberships).set({ grantCount: 0 }).where(eq(memberships.companyId, companyId))
  return ended.length
}
