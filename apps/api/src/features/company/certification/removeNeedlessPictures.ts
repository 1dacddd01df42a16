import { and, eq, exists, inArray, like, lt, not, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { objects } from '../../../platform/objects/tables'
import { companies } from '../../organisation/tables'
import { certifications } from '../tables'

/** How long a replaced picture can still be needed for questions. */
const keptMilliseconds = 30 * 86_400_000

/**
 * Deletes pictures of former submissions that nobody needs: neither visible ones, nor those of the granted or pending
 * certification.
 */
export async function removeNeedlessPictures(db: Connection, now: Date): Promise<void> {
  const { ownerId: companyId, name } = objects
  const ofCompany = db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.id, companyId),
        or(eq(companies.licenceName, name), like(companies.logoPath, sql`'%/' || ${name}`)),
      ),
    )
  const latest = sql`${certifications.version} = (select max(other.version)
    from ${certifications} other where other.company_id = ${companyId})`
  const ofSubmission = db
    .select({ id: certifications.id })
    .from(certifications)
    .where(
      and(
        eq(certifications.companyId, companyId),
        or(eq(certifications.licenceName, name), eq(certifications.logoName, name)),
        or(inArray(certifications.state, ['approved', 'pending']), latest),
      ),
    )
  await db
    .delete(objects)
    .where(
      and(
        eq(objects.ownerKind, 'company'),
        lt(objects.createdAt, new Date(now.getTime() - keptMilliseconds)),
        not(exists(ofCompany)),
        not(exists(ofSubmission)),
      ),
    )
}
