import type { licence } from '@atrium/contracts/oidc/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import { usableLicences } from '../ownProducts'

interface Holder {
  readonly userId: string
  /** '': the person's own licences. */
  readonly companyId: string
  /** The licence id of a product. Default: all products. */
  readonly product?: string
  readonly now: Date
}

interface FoundLicence {
  readonly licence: InferInput<typeof licence>
  /** Why it can't be used; null: it can. */
  readonly because: 'ended' | 'disabled' | null
}

/** A person's licences as applications see them, those first that last longest. */
export async function findLicences(
  db: Connection,
  { userId, companyId, product, now }: Holder,
): Promise<readonly FoundLicence[]> {
  const own = usableLicences(db, userId, now)
  const rows = await db
    .with(own)
    .select()
    .from(own)
    .where(
      and(
        eq(sql`coalesce(${own.companyId}, '')`, companyId),
        product === undefined ? undefined : eq(own.licenceId, product),
      ),
    )
  return rows
    .map(({ licenceId, name, source, ownedId, endAt, isStopped, companyId: ofCompany }): FoundLicence => {
      const end = endAt === null ? null : new Date(String(endAt))
      return {
        licence: {
          product: String(licenceId),
          name: String(name),
          source: source as InferInput<typeof licence>['source'],
          // Seats that belong to nobody are listed by product.
          seat: ofCompany && ownedId === licenceId ? 'concurrent' : 'named',
          endAt: end?.toISOString() ?? null,
        },
        because: isStopped ? 'disabled' : end && end <= now ? 'ended' : null,
      }
    })
    .sort((one, other) => (other.licence.endAt ?? '9').localeCompare(one.licence.endAt ?? '9'))
}
