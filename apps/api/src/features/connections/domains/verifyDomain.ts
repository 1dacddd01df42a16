import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { type DnsRecords, DnsUnreachable } from '../../../ports/DnsRecords'
import { companyDomains } from '../tables'
import { findDomain, isDomain } from './manageDomains'
import { tellLost } from './tellLost'
import { isOurs, proves, recordName } from './txtRecord'

type Verify = typeof connectionsOperations.verifyDomain

const mostFound = 10
const longestFound = 200

/**
 * Asks the name servers before the transaction, which would hold the company meanwhile. A domain belongs to the first
 * company that verifies it; another one gets it only once the first one's record is gone.
 */
export async function verifyDomain({ db, ports, company, body }: UnmanagedCall<Verify>) {
  if (!(await findDomain(db, company.companyId, body.domain)))
    throw new Refusal(connectionsRefusals.domainMissing)
  const records = await readRecords(ports.dns, body.domain)
  return (call: Call<Verify>) => settle(call, records)
}

/** Undefined: no name server answered. */
export async function readRecords(dns: DnsRecords, domain: string): Promise<readonly string[] | undefined> {
  try {
    return await dns.readTxt(recordName(domain))
  } catch (error) {
    if (error instanceof DnsUnreachable) return undefined
    throw error
  }
}

async function settle(call: Call<Verify>, records: readonly string[] | undefined) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { domain } = body
  const claims = await holdClaims(db, domain)
  const own = claims.find((one) => one.companyId === companyId)
  if (!own) throw new Refusal(connectionsRefusals.domainMissing)
  if (records === undefined) {
    call.unchanged()
    return { verdict: 'unreachable' as const, found: [] }
  }
  const found = records.slice(0, mostFound).map((record) => record.slice(0, longestFound))
  if (!records.some((record) => proves(record, own.token))) {
    await db.update(companyDomains).set({ checkedAt: now }).where(isDomain(companyId, domain))
    call.unchanged()
    return { verdict: records.some(isOurs) ? ('other' as const) : ('missing' as const), found }
  }
  const rival = claims.find((one) => one.companyId !== companyId && one.verifiedAt !== null)
  if (rival && records.some((record) => proves(record, rival.token)))
    throw new Refusal(connectionsRefusals.domainTaken)
  if (rival)
    await db
      .update(companyDomains)
      .set({ verifiedAt: null, missingSince: null, checkedAt: now })
      .where(isDomain(rival.companyId, domain))
  await db
    .update(companyDomains)
    .set({ verifiedAt: own.verifiedAt ?? now, missingSince: null, checkedAt: now })
    .where(isDomain(companyId, domain))
  if (own.verifiedAt && !own.missingSince) call.unchanged()
  else call.audit({ after: { domain } })
  if (rival) await tellLost(db, { companyId: rival.companyId, domain, because: 'taken', now })
  return { verdict: 'verified' as const, found }
}

/** Every company's claim, locked in the same order by everybody, so that of two at once the second one is refused. */
async function holdClaims(db: Connection, domain: string) {
  return db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.domain, domain))
    .orderBy(asc(companyDomains.companyId))
    .for('update')
}
