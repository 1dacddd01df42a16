import { eq } from 'drizzle-orm'
import type { Connection } from '../platform/database/Connection'
import { companies } from '../tables'
import { demo } from './demo'
import { demoTopUps } from './demoTopUps'

/** Adds what is missing to the demo companies, where they are. */
export async function topUpDemo(db: Connection, now: Date): Promise<void> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, demo.companyId))
  if (!company) return
  for (const topUp of demoTopUps) {
    if (await topUp.isMissing(db)) await topUp.fill(db, now)
  }
}
