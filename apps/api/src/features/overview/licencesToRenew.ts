import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { isSold } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import type { ownLicences } from '../ownProducts'

export interface LicenceRow {
  readonly licenceId: string
  readonly onLineProductId: string
  readonly name: string
  readonly endAt: string
}

const day = 86_400_000

/**
 * A person's purchases that end within a month, or ended in the last one, and are still on sale; earliest end first.
 */
export function licencesToRenew(db: Connection, own: ReturnType<typeof ownLicences>, now: Date) {
  const at = (days: number) => sql`${new Date(now.getTime() + days * day).toISOString()}::timestamptz`
  return rowsOf<LicenceRow>(
    db
      .select(
        columns({
          licenceId: own.ownedId,
          onLineProductId: catalogueProducts.id,
          name: own.name,
          endAt: own.endAt,
        }),
      )
      .from(own)
      .innerJoin(catalogueProducts, and(eq(catalogueProducts.licenceId, own.licenceId), isSold))
      .where(
        and(
          eq(own.source, 'bought'),
          sql`${own.endAt} > ${at(-endingDays)}`,
          sql`${own.endAt} <= ${at(endingDays)}`,
        ),
      )
      .orderBy(asc(own.endAt)),
  )
}
