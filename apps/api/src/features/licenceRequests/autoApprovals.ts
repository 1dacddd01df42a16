import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { products } from '../seats/tables'
import { autoApprovals } from './tables'

export async function listAutoApprovals(call: Call<typeof licenceRequestsOperations.listAutoApprovals>) {
  const { db, company, language } = call
  const named = alias(products, 'named')
  const hasNamed = exists(
    db
      .select({ one: sql`1` })
      .from(named)
      .where(
        and(
          eq(named.companyId, products.companyId),
          or(eq(named.mainId, products.mainId), eq(named.batchOf, products.mainId)),
          eq(named.isConcurrent, false),
        ),
      ),
  )
  const rows = await db
    .select({ product: products, switchedOnAt: autoApprovals.switchedOnAt })
    .from(products)
    .leftJoin(
      autoApprovals,
      and(eq(autoApprovals.companyId, products.companyId), eq(autoApprovals.mainId, products.mainId)),
    )
    .where(and(eq(products.companyId, company.companyId), isNull(products.batchOf), hasNamed))
    .orderBy(asc(products.name), asc(products.mainId))
  const nameOf = await productNames(db, language)
  return rows.map(({ product: { mainId, name, productType }, switchedOnAt }) => ({
    mainId,
    productName: nameOf(name),
    productType: productType === 1 ? (1 as const) : (0 as const),
    isAutomatic: switchedOnAt !== null,
  }))
}

export async function setAutoApproval(call: Call<typeof licenceRequestsOperations.setAutoApproval>) {
  const { db, company, body, now, audit, unchanged } = call
  const { companyId } = company
  const { mainId, isAutomatic } = body
  const [product] = await db
    .select({ batchOf: products.batchOf })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  if (!product || product.batchOf !== null) throw new Refusal(authorisationRefusals.productMissing)
  const changed = isAutomatic
    ? await db
        .insert(autoApprovals)
        .values({ companyId, mainId, switchedOnAt: now })
        .onConflictDoNothing()
        .returning()
    : await db.delete(autoApprovals).where(ofProduct(companyId, mainId)).returning()
  if (changed.length > 0) audit({ mainId, isAutomatic })
  else unchanged()
  return true as const
}

/** Whether requests for the product, given its first batch, are approved automatically. */
export const isApprovedAutomatically = async (db: Connection, companyId: string, mainId: string) =>
  (await db.$count(autoApprovals, ofProduct(companyId, mainId))) > 0

const ofProduct = (companyId: string, mainId: string) =>
  and(eq(autoApprovals.companyId, companyId), eq(autoApprovals.mainId, mainId))
