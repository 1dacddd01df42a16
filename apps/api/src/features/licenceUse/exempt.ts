import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import { membersInScope, requireMembers, requireProduct } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentPathNames, namesInCompany } from '../organisation'
import { memberships } from '../organisation/tables'
import { products } from '../seats/tables'
import { dayOf, holdsToday } from '../use'
import { reclaimExemptions } from '../use/tables'

export async function exempt(call: Call<typeof licenceUseOperations.exempt>) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  const { mainId, reason, endsOn = null } = body
  const userIds = [...new Set(body.userIds)]
  if (endsOn !== null && endsOn < dayOf(now)) throw new Refusal(licenceUseRefusals.endInPast)
  await requireMembers(db, company, userIds)
  const product = mainId === undefined ? undefined : await requireProduct(db, companyId, mainId)
  const first = product ? (product.batchOf ?? product.mainId) : ''
  await db
    .insert(reclaimExemptions)
    .values(
      userIds.map((userId) => ({
        companyId,
        id: randomId(),
        userId,
        mainId: first,
        reason,
        endsOn,
        createdBy: person.userId,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [reclaimExemptions.companyId, reclaimExemptions.userId, reclaimExemptions.mainId],
      set: { reason, endsOn, createdBy: person.userId, createdAt: now },
    })
  audit({ userIds, ...(first !== '' && { mainId: first }), reason, endsOn })
  return true as const
}

export async function endExemption(call: Call<typeof licenceUseOperations.endExemption>) {
  const { db, body, audit } = call
  const [ended] = await db
    .delete(reclaimExemptions)
    .where(and(inScope(call), eq(reclaimExemptions.id, body.exemptionId)))
    .returning({ userId: reclaimExemptions.userId, mainId: reclaimExemptions.mainId })
  if (!ended) throw new Refusal(licenceUseRefusals.exemptionMissing)
  audit({ userId: ended.userId, ...(ended.mainId !== '' && { mainId: ended.mainId }) })
  return true as const
}

/** Those that hold today, newest first. */
export async function listExemptions(call: Call<typeof licenceUseOperations.listExemptions>) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const listed = and(inScope(call), holdsToday(now))
  const rows = await db
    .select({
      exemption: reclaimExemptions,
      name: memberships.name,
      departmentId: memberships.departmentId,
      product: products.name,
    })
    .from(reclaimExemptions)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, companyId), eq(memberships.userId, reclaimExemptions.userId)),
    )
    .leftJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, reclaimExemptions.mainId)))
    .where(listed)
    .orderBy(desc(reclaimExemptions.createdAt), desc(reclaimExemptions.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const nameOf = await productNames(db, language)
  const nameOfPerson = await namesInCompany(
    db,
    companyId,
    rows.map(({ exemption }) => exemption.createdBy),
  )
  const pathName = await departmentPathNames(
    db,
    companyId,
    rows.map(({ departmentId }) => departmentId),
  )
  return {
    totalItems: await db.$count(reclaimExemptions, listed),
    list: rows.map(({ exemption, name, departmentId, product }) => ({
      exemptionId: exemption.id,
      userId: exemption.userId,
      realName: name,
      department: pathName(departmentId),
      mainId: exemption.mainId || null,
      productName: product === null ? '' : nameOf(product),
      reason: exemption.reason,
      endsOn: exemption.endsOn,
      createdAt: exemption.createdAt.toISOString(),
      createdBy: nameOfPerson(exemption.createdBy),
    })),
  }
}

const inScope = ({ db, company }: Pick<CompanyCall, 'db' | 'company'>) =>
  and(
    eq(reclaimExemptions.companyId, company.companyId),
    inArray(
      reclaimExemptions.userId,
      db.select({ userId: memberships.userId }).from(memberships).where(membersInScope(db, company)),
    ),
  )
