import { and, isNull, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CatalogueFile } from './CatalogueFile'
import { catalogueCategories, catalogueProducts } from './tables'

/** Replaces the catalogue by the file, in its order; products it leaves out are withdrawn. */
export async function importCatalogue(
  db: Connection,
  { categories, products }: CatalogueFile,
  now: Date,
): Promise<void> {
  await db
    .insert(catalogueCategories)
    .values(categories.map((category, position) => ({ ...category, position })))
    .onConflictDoUpdate({
      target: catalogueCategories.id,
      set: { position: sql`excluded.position`, names: sql`excluded.names` },
    })
  const ids = products.map(({ id }) => id)
  await db
    .update(catalogueProducts)
    .set({ withdrawnAt: now })
    .where(and(isNull(catalogueProducts.withdrawnAt), notInArray(catalogueProducts.id, ids)))
  if (products.length === 0) return
  await db
    .insert(catalogueProducts)
    .values(products.map((product, position) => ({ ...product, position })))
    .onConflictDoUpdate({
      target: catalogueProducts.id,
      set: {
        licenceId: sql`excluded.licence_id`,
        categoryId: sql`excluded.category_id`,
        position: sql`excluded.position`,
        drawing: sql`excluded.drawing`,
        productType: sql`excluded.product_type`,
        isConcurrent: sql`excluded.is_concurrent`,
        trialDays: sql`excluded.trial_days`,
        isInstant: sql`excluded.is_instant`,
        downloadUrl: sql`excluded.download_url`,
        packages: sql`excluded.packages`,
        texts: sql`excluded.texts`,
        withdrawnAt: null,
      },
    })
}
