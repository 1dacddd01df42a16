import type { ownedSources } from '@atrium/contracts/catalogue/ownProducts/contract'
import { and, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { catalogueProducts, productReleases } from '../catalogue/tables'
import { inOrder, ownLicences } from '../ownProducts'

export interface Licence {
  readonly userId: string
  readonly source: (typeof ownedSources)[number]
  readonly id: string
}

/** The releases of a person's valid licence, newest first; none if their account is locked or about to end. */
export async function findUsable(db: Connection, { userId, source, id }: Licence, now: Date) {
  const own = ownLicences(db, userId)
  const { isOver } = inOrder(own, now)
  const rows = await db
    .with(own)
    .select({ release: productReleases })
    .from(own)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.lockedAt)))
    .innerJoin(catalogueProducts, eq(catalogueProducts.licenceId, own.licenceId))
    .innerJoin(productReleases, eq(productReleases.productId, catalogueProducts.id))
    .where(and(eq(own.source, source), eq(own.ownedId, id), not(sql`${isOver}`)))
    .orderBy(desc(productReleases.publishedAt), desc(productReleases.id))
  return rows.map(({ release }) => release)
}
