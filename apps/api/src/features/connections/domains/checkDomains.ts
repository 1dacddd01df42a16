import { and, asc, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Ports } from '../../../ports/Ports'
import { companyDomains } from '../tables'
import { isDomain } from './manageDomains'
import { tellLost } from './tellLost'
import { proves } from './txtRecord'
import { readRecords } from './verifyDomain'

const day = 86_400_000
/** How often each verified domain is checked. */
const pause = day
/** After name servers didn't answer. */
const shortPause = 3_600_000
/** For how long a domain without its record works. */
export const graceMilliseconds = 7 * day
const atOnce = 50

/** Checks the records of verified domains, those first that were checked longest ago. Several processes may do it. */
export async function checkDomains({ database, dns, clock }: Pick<Ports, 'database' | 'dns' | 'clock'>) {
  const now = clock()
  const due = await database.connection
    .select({ companyId: companyDomains.companyId, domain: companyDomains.domain })
    .from(companyDomains)
    .where(
      and(
        isNotNull(companyDomains.verifiedAt),
        or(
          isNull(companyDomains.checkedAt),
          lt(companyDomains.checkedAt, new Date(now.getTime() - pause)),
          // A domain that is about to be lost is looked at more often, so that a correction counts soon.
          and(
            isNotNull(companyDomains.missingSince),
            lt(companyDomains.checkedAt, new Date(now.getTime() - shortPause)),
          ),
        ),
      ),
    )
    .orderBy(asc(companyDomains.checkedAt))
    .limit(atOnce)
  for (const { companyId, domain } of due) {
    const records = await readRecords(dns, domain)
    await database.transaction(async (db) => {
      const where = isDomain(companyId, domain)
      const [claim] = await db.select().from(companyDomains).where(where).for('update')
      if (!claim?.verifiedAt) return
      if (records === undefined) {
        const checkedAt = new Date(now.getTime() - pause + shortPause)
        await db.update(companyDomains).set({ checkedAt }).where(where)
        return
      }
      if (records.some((record) => proves(record, claim.token))) {
        await db.update(companyDomains).set({ checkedAt: now, missingSince: null }).where(where)
        return
      }
      const missingSince = claim.missingSince ?? now
      const isOver = now.getTime() - missingSince.getTime() >= graceMilliseconds
      await db
        .update(companyDomains)
        .set({
          checkedAt: now,
          missingSince: isOver ? null : missingSince,
          ...(isOver && { verifiedAt: null }),
        })
        .where(where)
      if (isOver) await tellLost(db, { companyId, domain, because: 'over', now })
      else if (!claim.missingSince) await tellLost(db, { companyId, domain, because: 'missing', now })
    })
  }
}
