import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { catalogueProducts } from '../catalogue/tables'
import { devices, grants, products } from '../seats/tables'
import { type Term, termColumns } from './termOf'

interface LicenceRow extends Term {
  readonly subId: string
  readonly mainId: string
  readonly name: string
  /** Null: the catalogue doesn’t know it. */
  readonly drawing: (typeof catalogueProducts.$inferSelect)['drawing'] | null
  readonly grantedAt: string
  /** As every list counts them: those on which it was activated. */
  readonly devices: number
}

/** What a member may use, by what ends first. */
export const licencesOf = (db: Connection, companyId: string, userId: string) =>
  rowsOf<LicenceRow>(
    db
      .select(
        columns({
          subId: grants.id,
          mainId: products.mainId,
          name: products.name,
          drawing: catalogueProducts.drawing,
          ...termColumns,
          grantedAt: grants.grantedAt,
          devices: sql`(${db.$count(devices, and(eq(devices.companyId, grants.companyId), eq(devices.grantId, grants.id)))})`,
        }),
      )
      .from(grants)
      .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
      .leftJoin(
        catalogueProducts,
        eq(catalogueProducts.licenceId, sql`coalesce(${products.batchOf}, ${products.mainId})`),
      )
      .where(and(eq(grants.companyId, companyId), eq(grants.userId, userId)))
      .orderBy(sql`${products.endAt} asc nulls last`, asc(products.name)),
  )
