import type { catalogueOperations } from '@atrium/contracts/catalogue/policy'
import { asc, isNull } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { asProduct } from './asProduct'
import { catalogueCategories, catalogueProducts } from './tables'

type ProductListInput = Pick<Call<typeof catalogueOperations.listProducts>, 'db' | 'query'>

export async function listProducts({ db, query }: ProductListInput) {
  const { language } = query
  const categories = await db
    .select()
    .from(catalogueCategories)
    .orderBy(asc(catalogueCategories.position), asc(catalogueCategories.id))
  const products = await db
    .select()
    .from(catalogueProducts)
    .where(isNull(catalogueProducts.withdrawnAt))
    .orderBy(asc(catalogueProducts.position), asc(catalogueProducts.id))
  const used = new Set(products.map(({ categoryId }) => categoryId))
  return {
    categories: categories
      .filter(({ id }) => used.has(id))
      .map(({ id, names }) => ({ categoryId: id, categoryName: names[language] })),
    products: products.map((product) => asProduct(product, language)),
  }
}
