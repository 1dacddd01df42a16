import { mostSeats } from '@atrium/contracts/catalogue/sales/contract'
import type { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { salesRefusals } from '@atrium/contracts/catalogue/sales/refusals'
import { and, asc, eq, gt, inArray, not, or, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { descriptionOf, factsOf, isSold } from '../catalogue'
import { catalogueCategories, catalogueProducts } from '../catalogue/tables'
import { findOpenOrder, yuan } from '../orders'
import { findOwning } from '../ownProducts'
import { products, seatHoldings } from '../seats/tables'
import { findOwned } from './findOwned'
import { listRenewals } from './renewals'

type Operations = typeof salesOperations
type ProductRow = typeof catalogueProducts.$inferSelect

export async function listSoldProducts({
  db,
  query,
}: Pick<Call<Operations['listSoldProducts']>, 'db' | 'query'>) {
  const products = await db
    .select()
    .from(catalogueProducts)
    .where(isSold)
    .orderBy(asc(catalogueProducts.position), asc(catalogueProducts.id))
  return products.map((product) => asSold(product, query.language))
}

export async function listSoldCategories({ db, query }: Call<Operations['listSoldCategories']>) {
  const soldIn = db.select({ id: catalogueProducts.categoryId }).from(catalogueProducts).where(isSold)
  const categories = await db
    .select()
    .from(catalogueCategories)
    .where(inArray(catalogueCategories.id, soldIn))
    .orderBy(asc(catalogueCategories.position), asc(catalogueCategories.id))
  return categories.map(({ id, names }) => ({ categoryId: id, categoryName: names[query.language] }))
}

type SoldProductInput = Pick<Call<Operations['getSoldProduct']>, 'db' | 'params' | 'query'>

export async function getSoldProduct({ db, params, query }: SoldProductInput) {
  const { product, names } = await findSold(db, params.id)
  const { language } = query
  return {
    ...asSold(product, language),
    ...descriptionOf(product, names, language),
    packages: packagesOf(product, language),
  }
}

/** Always current, unlike the cacheable parts. */
export async function getOffers({ db, params, owner, person, language, now }: Call<Operations['getOffers']>) {
  const { product } = await findSold(db, params.productId)
  const renewals = await listRenewals(db, { owner, product, now })
  const { held, tried } =
    owner.kind === 'company'
      ? await findHeld(db, owner.companyId, product.licenceId, now)
      : { held: null, tried: null }
  return {
    packages: packagesOf(product, language),
    mostSeats: owner.kind === 'person' ? 1 : mostSeats,
    renewals,
    owned: owner.kind === 'person' ? await findOwned(db, owner.userId, product.licenceId, now) : null,
    held,
    tried,
    canTry:
      product.trialDays !== null &&
      held === null &&
      tried === null &&
      (await findOwning(db, person.userId, product.licenceId, now)) === undefined,
    openOrder: await findOpenOrder(db, { owner, mainIds: mainIdsOf(product, renewals), now }),
  }
}

/** The ids by which orders name a product: its own, or those of licences they renew. */
export const mainIdsOf = (
  { licenceId }: Pick<ProductRow, 'licenceId'>,
  renewals: readonly { readonly mainId: string }[],
) => [licenceId, ...renewals.map(({ mainId }) => mainId)]

export async function findSold(db: Connection, id: string) {
  const [found] = await db
    .select({ product: catalogueProducts, names: catalogueCategories.names })
    .from(catalogueProducts)
    .innerJoin(catalogueCategories, eq(catalogueCategories.id, catalogueProducts.categoryId))
    .where(and(eq(catalogueProducts.id, id), isSold))
  if (!found) throw new Refusal(salesRefusals.unknownProduct)
  return found
}

const asSold = (product: ProductRow, language: Language) => ({
  onLineProductId: product.id,
  ...factsOf(product, language),
  lowestPrice: yuan(Math.min(...product.packages.flatMap(({ terms }) => terms.map(({ price }) => price)))),
})

const packagesOf = (product: ProductRow, language: Language) =>
  product.packages.map(({ id, names, summaries, terms }) => ({
    packageId: id,
    sellingPackageName: names[language],
    summary: summaries[language],
    terms: terms.map(({ months, price }) => ({ membershipDuration: months, price: yuan(price) })),
  }))

/** A company's seats of one kind. */
interface Held {
  readonly seats: number
  /** The earliest end of valid seats, or the latest of expired ones; null: permanent. */
  readonly endAt: string | null
  readonly isOver: boolean
}

/**
 * A company's seats of a product across its enabled batches, purchased and on trial. Valid seats of either, or else
 * expired ones; null: none.
 */
async function findHeld(db: Connection, companyId: string, licenceId: string, now: Date) {
  const seats = sum(seatHoldings.quantity).mapWith(Number)
  const batches = await db
    .select({ isTrial: products.isTrial, endAt: products.endAt, seats })
    .from(products)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        or(eq(products.mainId, licenceId), eq(products.batchOf, licenceId)),
        not(products.disabled),
      ),
    )
    .groupBy(products.mainId, products.isTrial, products.endAt)
    .having(gt(seats, 0))
  return {
    held: summed(batches.filter(({ isTrial }) => !isTrial)),
    tried: summed(batches.filter(({ isTrial }) => isTrial)),
  }

  function summed(all: typeof batches): Held | null {
    const usable = all.filter(({ endAt }) => endAt === null || endAt > now)
    const isOver = usable.length === 0
    const counted = isOver ? all : usable
    if (counted.length === 0) return null
    const ends = counted.flatMap(({ endAt }) => (endAt === null ? [] : [endAt.toISOString()])).sort()
    return {
      seats: counted.reduce((total, batch) => total + batch.seats, 0),
      endAt: ends.at(isOver ? -1 : 0) ?? null,
      isOver,
    }
  }
}
