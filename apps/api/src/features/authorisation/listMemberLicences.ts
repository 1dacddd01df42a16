import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { and, desc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { grants, products } from '../seats/tables'
import { licenceState, remainingDays, wireTime } from './licenceState'
import { requireMembers } from './scope'

export async function listMemberLicences(call: Call<typeof authorisationOperations.listMemberLicences>) {
  const { db, company, query, language, now } = call
  await requireMembers(db, company, [query.grantUserId])
  const rows = await db
    .select({ grant: grants, product: products })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, company.companyId), eq(grants.userId, query.grantUserId)))
    .orderBy(desc(grants.grantedAt), desc(grants.id))
  const nameOf = await productNames(db, language)
  return rows.map(({ grant, product }) => ({
    subId: grant.id,
    productName: nameOf(product.name),
    grantedAt: grant.grantedAt.toISOString(),
    startAt: wireTime(product.startAt),
    endAt: wireTime(product.endAt),
    remainingDays: remainingDays(product.endAt, now),
    ...licenceState(product, now),
  }))
}
