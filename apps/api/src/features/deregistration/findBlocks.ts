import type { DeregistrationBlock } from '@atrium/contracts/account/deregistration/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countUnderWay } from '../orders'
import { companies, memberships } from '../organisation/tables'

/** What a person has to bring to its end first: nobody else could. */
export async function findBlocks(db: Connection, userId: string, now: Date): Promise<DeregistrationBlock[]> {
  const led = await companiesLedBy(db, userId)
  const orders = await countUnderWay(db, { kind: 'person', userId }, now)
  const found: DeregistrationBlock[] = [
    { kind: 'superAdministrator', count: led.length, companies: led },
    ...orders.map((each) => ({ ...each, companies: [] })),
  ]
  return found.filter(({ count }) => count > 0)
}

const companiesLedBy = (db: Connection, userId: string) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'superAdministrator')))
    .orderBy(asc(companies.name), asc(companies.id))
