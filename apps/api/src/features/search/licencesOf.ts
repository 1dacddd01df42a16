import { eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { Language } from '../../platform/people/Language'
import { nameIn } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { inOrder, type ownLicences } from '../owned'

interface LicenceRow {
  readonly id: string
  readonly source: 'bought' | 'trial' | 'company'
  readonly productName: string
  readonly written: string
  readonly endAt: string | null
  readonly isOver: boolean
  readonly orderNo: string | null
  readonly trialCenterProductId: string | null
  readonly enterPriseId: string | null
  readonly enterpriseName: string | null
}

/** What a person may use, called and sorted as in their list of it: it is short, and read whole. */
export function licencesOf(
  db: Connection,
  own: ReturnType<typeof ownLicences>,
  language: Language,
  now: Date,
) {
  const { isOver, order } = inOrder(own, now)
  return rowsOf<LicenceRow>(
    db
      .select(
        columns({
          id: own.ownedId,
          source: own.source,
          productName: sql`coalesce(${nameIn(language)}, ${own.name})`,
          written: own.name,
          endAt: own.endAt,
          isOver,
          orderNo: own.orderNo,
          trialCenterProductId: sql`case when ${isNull(catalogueProducts.withdrawnAt)} then ${catalogueProducts.id} end`,
          enterPriseId: own.companyId,
          enterpriseName: own.companyName,
        }),
      )
      .from(own)
      .leftJoin(catalogueProducts, eq(catalogueProducts.licenceId, own.licenceId))
      .orderBy(...order),
  )
}
