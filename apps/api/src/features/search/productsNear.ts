import { and, asc, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { type Term, termColumns } from '../overview'
import { products } from '../seats/tables'
import { closeness } from './closeness'
import { nearest } from './nearest'

export interface ProductRow extends Term {
  readonly mainId: string
  readonly productName: string
}

/** Everybody in a company may list its products. */
export function productsNear(db: Connection, companyId: string, term: string) {
  const near = nearest({
    table: products,
    id: products.mainId,
    listed: eq(products.companyId, companyId),
    closeness: closeness(products, term),
  })
  return rowsOf<ProductRow>(
    db
      .select(columns({ mainId: products.mainId, productName: products.name, ...termColumns }))
      .from(near.from)
      .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, near.id)))
      .orderBy(near.place, asc(products.name), desc(products.createdAt), asc(near.id)),
  )
}
