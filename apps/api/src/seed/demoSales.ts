import { eq, sql } from 'drizzle-orm'
import { catalogueProducts } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demoCatalogue } from './demoCatalogue'

/** Prices of the demo vendor's products. */
export const demoSales: DemoTopUp = {
  isMissing: async (db) =>
    (await db.$count(catalogueProducts, sql`${catalogueProducts.packages} <> '[]'::jsonb`)) === 0,
  async fill(db) {
    for (const { id, packages } of demoCatalogue.products)
      await db.update(catalogueProducts).set({ packages }).where(eq(catalogueProducts.id, id))
  },
}
