import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Call } from '../../../ports/Call'
import { companies } from '../../organisation/tables'
import { mailDomain } from '../mailDomain'
import { companyDomains, connections } from '../tables'

/** Looks at the domain only, so the answer reveals nothing about accounts. */
export async function findWayIn({ db, body }: Call<typeof companySignInOperations.findWayIn>) {
  const domain = mailDomain(body.identifier)
  if (domain === undefined) return { company: null }
  const [found] = await db
    .select(wayIn)
    .from(companyDomains)
    .innerJoin(
      connections,
      and(eq(connections.companyId, companyDomains.companyId), eq(connections.isOn, true)),
    )
    .innerJoin(companies, and(eq(companies.id, companyDomains.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(companyDomains.domain, domain), isNotNull(companyDomains.verifiedAt)))
  return { company: found ?? null }
}

const wayIn = {
  companyId: connections.companyId,
  connectionId: connections.id,
  companyName: companies.name,
}

export async function getCompanyWayIn({ db, query }: Call<typeof companySignInOperations.getCompanyWayIn>) {
  return (await findWayInOf(db, query.companyId)) ?? null
}

/** The connection of a company that is on. */
export async function findWayInOf(db: Connection, companyId: string) {
  const [found] = await db
    .select(wayIn)
    .from(connections)
    .innerJoin(companies, and(eq(companies.id, connections.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(connections.companyId, companyId), eq(connections.isOn, true)))
  return found
}
