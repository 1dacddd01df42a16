import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Person } from '../../platform/http/Person'
import { Refusal } from '../../platform/refusal/Refusal'
import { looksAfterAll } from '../organisation'
import { reclaims } from './tables'

export type Reclaim = typeof reclaims.$inferSelect

interface Caller {
  readonly company: CompanyScope
  readonly person: Pick<Person, 'userId'>
}

/** The reclaims that the caller may see: all of the company, or only their own if their scope is limited. */
export const visibleReclaims = ({ company, person }: Caller): SQL | undefined =>
  and(
    eq(reclaims.companyId, company.companyId),
    looksAfterAll(company) ? undefined : eq(reclaims.plannedBy, person.userId),
  )

/** @throws Refusal `missing` */
export async function findReclaim(db: Connection, caller: Caller, reclaimId: string): Promise<Reclaim> {
  const [found] = await db
    .select()
    .from(reclaims)
    .where(and(visibleReclaims(caller), eq(reclaims.id, reclaimId)))
  if (!found) throw new Refusal(licenceUseRefusals.reclaimMissing)
  return found
}
