import { eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { companies } from '../database/schema'
import { demo } from './demo'
import { demoTopUps } from './demoTopUps'

/**
 * Rows of the demo companies that came with a later version. A database that was filled by an earlier one gets
 * them at its next start, a fresh one at once.
 */
export interface DemoTopUp {
  /** Whether none of them are there: then nobody has seen them, let alone deleted some. */
  isMissing(db: Connection): Promise<boolean>
  fill(db: Connection, now: Date): Promise<void>
}

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
