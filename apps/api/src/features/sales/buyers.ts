import type { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Person } from '../../platform/http/Person'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { callerScope } from '../organisation'
import { companies, memberships } from '../organisation/tables'

/** The same need as that of the operation that creates orders. */
const need = { role: 'administrator', permissions: ['orders'] } as const

export async function listBuyers({ db, person, now }: Call<typeof salesOperations.listBuyers>) {
  const own = await db
    .select({ enterpriseId: companies.id, enterpriseName: companies.name })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .where(eq(memberships.userId, person.userId))
    .orderBy(asc(memberships.joinedAt), asc(companies.id))
  const buyers = []
  for (const company of own)
    buyers.push({ ...company, canCreateOrder: await mayBuy(db, person, company.enterpriseId, now) })
  return buyers
}

export const checkBuyer = ({ db, person, company, now }: Call<typeof salesOperations.checkBuyer>) =>
  mayBuy(db, person, company.companyId, now)

/** An administrator who lacks a required second step can't create orders either. */
async function mayBuy(db: Connection, person: Person, companyId: string, now: Date): Promise<boolean> {
  try {
    return (await callerScope(db, { person, companyId, need, now })) !== undefined
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
