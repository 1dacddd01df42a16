import type { catalogueOperations } from '@atrium/contracts/catalogue/policy'
import { trialsRefusals } from '@atrium/contracts/catalogue/trials/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { asProduct, descriptionOf } from './asProduct'
import { catalogueCategories, catalogueProducts } from './tables'

type Operation = typeof catalogueOperations.getProduct

type ProductInput = Pick<Call<Operation>, 'db' | 'params' | 'query'>

export const getProduct = (input: ProductInput) => find(input, catalogueProducts.id)

export const getProductByLicence = (call: Call<typeof catalogueOperations.getProductByLicence>) =>
  find(call, catalogueProducts.licenceId)

async function find(
  { db, params, query }: ProductInput,
  column: typeof catalogueProducts.id | typeof catalogueProducts.licenceId,
) {
  const [found] = await db
    .select({ product: catalogueProducts, names: catalogueCategories.names })
    .from(catalogueProducts)
    .innerJoin(catalogueCategories, eq(catalogueCategories.id, catalogueProducts.categoryId))
    .where(and(eq(column, params.id), isNull(catalogueProducts.withdrawnAt)))
  if (!found) throw new Refusal(trialsRefusals.unknownProduct)
  const { product, names } = found
  return {
    ...asProduct(product, query.language),
    ...descriptionOf(product, names, query.language),
    isSold: product.packages.length > 0,
  }
}
