import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { Language } from '../../platform/people/Language'
import { isSold, nameIn } from '../catalogue'
import { catalogueCategories, catalogueProducts } from '../catalogue/tables'

interface OfferRow {
  readonly trialCenterProductId: string
  readonly productName: string
  readonly written: string
  readonly categoryName: string
  readonly isSold: boolean
}

/** Everything that the vendor offers, in the order of the catalogue. */
export const offersOf = (db: Connection, language: Language) =>
  rowsOf<OfferRow>(
    db
      .select(
        columns({
          trialCenterProductId: catalogueProducts.id,
          productName: nameIn(language),
          written: nameIn('zh-CN'),
          categoryName: sql`${catalogueCategories.names}->>${language}::text`,
          isSold: sql`(${isSold})`,
        }),
      )
      .from(catalogueProducts)
      .innerJoin(catalogueCategories, eq(catalogueCategories.id, catalogueProducts.categoryId))
      .where(isNull(catalogueProducts.withdrawnAt))
      .orderBy(asc(catalogueProducts.position), asc(catalogueProducts.id)),
  )
