import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { requireProduct } from '../authorisation'
import { productNames } from '../catalogue'
import { looksAfterAll, namesInCompany } from '../organisation'
import { products } from '../seats/tables'
import { reclaimPolicies } from './tables'

/** The policy for all products first, then those of single products. */
export async function listReclaimPolicies(call: Call<typeof licenceUseOperations.listReclaimPolicies>) {
  const { db, company, query, language } = call
  const { companyId } = company
  const ofCompany = eq(reclaimPolicies.companyId, companyId)
  const rows = await db
    .select({ policy: reclaimPolicies, product: products.name })
    .from(reclaimPolicies)
    .leftJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, reclaimPolicies.mainId)))
    .where(ofCompany)
    .orderBy(asc(reclaimPolicies.mainId))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const firsts = await db
    .select({ mainId: products.mainId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), isNull(products.batchOf)))
    .orderBy(asc(products.name), asc(products.mainId))
  const nameOf = await productNames(db, language)
  const nameOfPerson = await namesInCompany(
    db,
    companyId,
    rows.map(({ policy }) => policy.savedBy),
  )
  return {
    totalItems: await db.$count(reclaimPolicies, ofCompany),
    canEdit: looksAfterAll(company),
    products: firsts.map(({ mainId, name }) => ({ mainId, productName: nameOf(name) })),
    list: rows.map(({ policy, product }) => ({
      mainId: policy.mainId || null,
      productName: product === null ? '' : nameOf(product),
      idleDays: policy.idleDays,
      noticeDays: policy.noticeDays,
      state: policy.state,
      savedAt: policy.savedAt.toISOString(),
      savedBy: nameOfPerson(policy.savedBy),
    })),
  }
}

/** Replaces the policy of the product. It runs on the same day, or the next one before nine in China. */
export async function saveReclaimPolicy(call: Call<typeof licenceUseOperations.saveReclaimPolicy>) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  if (!looksAfterAll(company)) throw new Refusal(wireRefusals.forbidden)
  const { idleDays, noticeDays, state } = body
  const product = body.mainId === undefined ? undefined : await requireProduct(db, companyId, body.mainId)
  const mainId = product ? (product.batchOf ?? product.mainId) : ''
  const saved = { idleDays, noticeDays, state, savedBy: person.userId, savedAt: now, ranOn: null }
  await db
    .insert(reclaimPolicies)
    .values({ companyId, mainId, ...saved })
    .onConflictDoUpdate({ target: [reclaimPolicies.companyId, reclaimPolicies.mainId], set: saved })
  audit({ ...(mainId !== '' && { mainId }), idleDays, noticeDays, state })
  return true as const
}
