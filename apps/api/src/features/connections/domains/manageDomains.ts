import { mostDomains } from '@atrium/contracts/connections/contract'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { randomId } from '../../../platform/keys/randomId'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { companyDomains } from '../tables'

export async function addDomain(call: Call<typeof connectionsOperations.addDomain>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { domain } = body
  if (await findDomain(db, companyId, domain)) {
    call.unchanged()
    return true as const
  }
  const count = await db.$count(companyDomains, eq(companyDomains.companyId, companyId))
  if (count >= mostDomains) throw new Refusal(connectionsRefusals.tooManyDomains)
  await db.insert(companyDomains).values({ companyId, domain, token: randomId(), addedAt: now })
  call.audit({ after: { domain } })
  return true as const
}

export async function removeDomain(call: Call<typeof connectionsOperations.removeDomain>) {
  const { db, company, body } = call
  const { companyId } = company
  const { domain } = body
  const removed = await db
    .delete(companyDomains)
    .where(isDomain(companyId, domain))
    .returning({ domain: companyDomains.domain })
  if (removed.length === 0) throw new Refusal(connectionsRefusals.domainMissing)
  call.audit({ before: { domain } })
  return true as const
}

export const isDomain = (companyId: string, domain: string) =>
  and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, domain))

export async function findDomain(db: Connection, companyId: string, domain: string) {
  const [found] = await db.select().from(companyDomains).where(isDomain(companyId, domain))
  return found
}

/** The company's verified domains, also those whose record is missing for a short time. */
export async function verifiedDomainsOf(db: Connection, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(and(eq(companyDomains.companyId, companyId), isNotNull(companyDomains.verifiedAt)))
  return new Set(rows.map(({ domain }) => domain))
}
